import type { PayKind } from '@portal/contract/payment-terms';
import { paths } from '../../../paths.ts';
import { leaveTo } from '../../../platform/account/leave-to.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';

interface Payable {
  kind: PayKind;
  ids: string[];
  /** What the payer has seen. */
  totalFen: number;
}

/** Opens an order over what is to be paid, and leads to the cashier, which has no frame that leads elsewhere. */
export function usePayFor(): { busy: boolean; pay: (payable: Payable) => Promise<void> } {
  const create = useMutationOf('POST /api/payManage/order/create', { once: true });
  const pay = async (payable: Payable) => {
    const order = await create.run({ data: payable });
    if (order) await leaveTo(paths.payChoice(order.payOrderId));
  };
  return { busy: create.busy, pay };
}
