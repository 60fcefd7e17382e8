import type { ProjectTerms } from '@portal/contract/match/project';
import type { ProjectKind, ProjectState } from '@portal/contract/match/project-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import type { Tone } from '../../../ui/tag/Tag.tsx';

export const projectVariants: Record<ProjectState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  PUBLISHED: 'open',
  MATCHED: 'done',
  CLOSED: 'closed',
  REJECTED: 'late',
  WITHDRAWN: 'closed',
  EXPIRED: 'late',
};

export const kindTones: Record<ProjectKind, Tone> = {
  DEMAND: 'petal',
  SUPPLY: 'leaf',
  COOPERATION: 'brand',
  TECH: 'amber',
};

type Terms = Omit<ProjectTerms, 'body' | 'deadline'>;

/** '1.60–2.40 元/枝', 'From 1.60 yuan', or a note that the price is by agreement. */
export function priceText({ priceFromFen: from, priceToFen: to, unit }: Terms): string {
  const worded = (price: string) =>
    unit === '' ? m.match_yuan({ price }) : m.match_per_unit({ price, unit });
  if (from === null && to === null) return m.field_negotiable();
  if (from === null) return m.match_price_to({ price: worded(formatFen(to ?? 0)) });
  if (to === null) return m.match_price_from({ price: worded(formatFen(from)) });
  return worded(from === to ? formatFen(from) : `${formatFen(from)}–${formatFen(to)}`);
}

export const quantityText = ({ quantityX100, unit }: Terms): string =>
  quantityX100 === null ? '' : `${formatThousands(quantityX100 / 100)} ${unit}`.trim();

export function seasonText({ seasonFrom: from, seasonTo: to }: Terms): string {
  if (from === null || to === null) return m.input_any_time();
  return from === to ? m.match_month({ month: from }) : m.match_months({ from, to });
}
