import type { CaseKind } from '@portal/contract/case-kinds';
import type { TodoKind } from '@portal/contract/kinds';

/** Groups of the services page, in display order. */
export const serviceGroups = ['property', 'policy', 'own'] as const;

/** A public service that a feature offers on the services page. */
export interface PublicService {
  group: (typeof serviceGroups)[number];
  /** Position within its group, lowest first. */
  place: number;
  href: string;
  /** SVG path data of the icon. */
  icon: string;
  name: () => string;
  note: () => string;
  /** Who can use it; other users are told what they need. Everybody if omitted. */
  needs?: 'login' | 'enterprise';
  /** Kinds of cases and tasks counted as waiting for the user. */
  waits?: readonly (CaseKind | TodoKind)[];
}
