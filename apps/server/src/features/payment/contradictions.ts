import type { ContradictedField, Contradiction } from '@portal/contract/payment/reconcile-terms';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { ownCurrency, type PaySubject } from '../../platform/pay/pay-channel.ts';
import type { Desk } from './desk.ts';

/** Both versions of a field. If theirs is undefined, the channel did not name it; if ours is, it is not known yet. */
type Compared = [field: ContradictedField, ours: string | undefined, theirs: string | undefined];

const sellerText = (seller: PaySubject['seller']): string =>
  Object.entries(seller)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Our own account at a channel, limited to the fields the message names. */
function ownSeller({ pay }: Pick<Desk, 'pay'>, channel: PayChannelCode, named: PaySubject['seller']) {
  const own = pay.get(channel)?.seller ?? {};
  return Object.fromEntries(Object.keys(named).map((name) => [name, own[name] ?? '']));
}

/** Fields that every message about money must match. */
export function commonFields(
  desk: Pick<Desk, 'pay'>,
  channel: PayChannelCode,
  about: PaySubject | undefined,
): Compared[] {
  if (!about) return [];
  return [
    ['SELLER', sellerText(ownSeller(desk, channel, about.seller)), sellerText(about.seller)],
    ['CURRENCY', ownCurrency, about.currency],
  ];
}

/** The fields in which a message differs from our records. */
export const contradictionsIn = (compared: readonly Compared[]): Contradiction[] =>
  compared.flatMap(([field, ours, theirs]) =>
    ours === undefined || theirs === undefined || ours === theirs ? [] : [{ field, ours, theirs }],
  );

/** Whether the message is about an account at the channel that is not ours. */
export const isForeign = (contradictions: readonly Contradiction[]): boolean =>
  contradictions.some(({ field }) => field === 'SELLER');
