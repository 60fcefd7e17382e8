import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import type { PayableBill } from '@portal/contract/payment/pay-all';
import { splitCredit } from '@portal/contract/payment/split-credit';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { leaveTo } from '../../../../platform/account/leave-to.ts';
import { toast } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { usePayFor } from '../../../payment/shared/use-pay-for.ts';
import { sumOf } from './groups-of.ts';

type Payable = EndpointMap['GET /api/payManage/account/queryPayable']['output'];

export interface Payment {
  bills: readonly PayableBill[];
  chosen: readonly PayableBill[];
  left: readonly PayableBill[];
  isChosen: (bill: PayableBill) => boolean;
  choose: (bills: readonly PayableBill[], isChosen: boolean) => void;
  creditFen: number;
  usesCredit: boolean;
  setUsesCredit: (uses: boolean) => void;
  /** Total of the selected bills. */
  chosenFen: number;
  /** Paid from the credit. */
  coveredFen: number;
  /** Left to pay. */
  toPayFen: number;
  /** Undefined if the user can't pay. */
  pay: (() => void) | undefined;
  busy: boolean;
}

/** What is selected, what it costs, and how it is paid; all bills are selected at first. */
export function usePayment({ rows: bills, creditFen, canPay }: Payable): Payment {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [usesCredit, setUsesCredit] = useState(false);
  const order = usePayFor();
  const withCredit = useMutationOf('POST /api/payManage/account/payWithCredit', {
    once: true,
    invalidates: ['GET /api/payManage/account/queryPayable', 'GET /api/propertyManage/bill/queryList'],
  });
  const isChosen = ({ billId }: PayableBill) => !leftOut.has(billId);
  const chosen = bills.filter(isChosen);
  const chosenFen = sumOf(chosen);
  const coveredFen = usesCredit
    ? splitCredit(chosen, creditFen).reduce((sum, part) => sum + part.creditFen, 0)
    : 0;
  const ids = chosen.map(({ billId }) => billId);

  const payChosen = async () => {
    if (coveredFen === 0) return order.pay({ kind: 'BILL', ids, totalFen: chosenFen });
    const paid = await withCredit.run({ data: { ids, totalFen: chosenFen, creditFen: coveredFen } });
    if (!paid) return;
    if (paid.payOrderId === null) toast('success', m.pay_all_paid());
    else await leaveTo(paths.payChoice(paid.payOrderId));
  };

  return {
    bills,
    chosen,
    left: bills.filter((bill) => !isChosen(bill)),
    isChosen,
    choose: (some, isOn) => {
      const next = new Set(leftOut);
      for (const { billId } of some)
        if (isOn) next.delete(billId);
        else next.add(billId);
      setLeftOut(next);
    },
    creditFen,
    usesCredit,
    setUsesCredit,
    chosenFen,
    coveredFen,
    toPayFen: chosenFen - coveredFen,
    pay: canPay && chosen.length > 0 ? () => void payChosen() : undefined,
    busy: order.busy || withCredit.busy,
  };
}
