import type { HandBillKind, SecondReason } from '@portal/contract/billing/charge-terms';
import type { MoneyRules } from '@portal/contract/payment/money-rules';
import type { FeeItem } from '../meter/meter.table.ts';
import type { HandLine } from './charge.table.ts';

interface Written {
  kind: HandBillKind;
  amountFen: number;
  lines: readonly Pick<HandLine, 'unitPriceE4'>[];
}

/** Why a second person has to approve what is written by hand; empty if the author may issue it. */
export function secondFor(
  { kind, amountFen, lines }: Written,
  fee: Pick<FeeItem, 'unitPriceE4' | 'alwaysSecond'> | undefined,
  { secondPersonFromFen }: Pick<MoneyRules, 'secondPersonFromFen'>,
): SecondReason[] {
  const priceE4 = fee?.unitPriceE4 ?? null;
  const reasons: Record<SecondReason, boolean> = {
    AMOUNT: amountFen >= secondPersonFromFen,
    PRICE: kind === 'BILL' && priceE4 !== null && lines.some(({ unitPriceE4 }) => unitPriceE4 !== priceE4),
    ALWAYS: fee?.alwaysSecond ?? false,
  };
  return (Object.keys(reasons) as SecondReason[]).filter((reason) => reasons[reason]);
}
