import type { PayChannelCode } from '@portal/contract/payment-terms';
import type { ContradictedField, Contradiction } from '@portal/contract/reconcile-terms';
import { ownCurrency, type PaySubject } from '../../platform/pay/pay-channel.ts';
import type { Desk } from './desk.ts';

/** A field in both versions. An undefined one of theirs was not named, an undefined one of ours is not known yet. */
type Compared = [field: ContradictedField, ours: string | undefined, theirs: string | undefined];

const sellerText = (seller: PaySubject['seller']): string =>
  Object.entries(seller)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Who we are at a channel, as far as the message names it. */
function ownSeller({ pay }: Pick<Desk, 'pay'>, channel: PayChannelCode, named: PaySubject['seller']) {
  const own = pay.get(channel)?.seller ?? {};
  return Object.fromEntries(Object.keys(named).map((name) => [name, own[name] ?? '']));
}

/** What no message about money may contradict, whatever it is about. */
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

/** The fields in which a message differs from what we have. */
export const contradictionsIn = (compared: readonly Compared[]): Contradiction[] =>
  compared.flatMap(([field, ours, theirs]) =>
    ours === undefined || theirs === undefined || ours === theirs ? [] : [{ field, ours, theirs }],
  );

/** Whether the money went to somebody else's account at the channel. */
export const isForeign = (contradictions: readonly Contradiction[]): boolean =>
  contradictions.some(({ field }) => field === 'SELLER');
