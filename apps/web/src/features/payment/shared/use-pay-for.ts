import { paths } from '@portal/contract/paths';
import type { PayKind } from '@portal/contract/payment/terms';
import { leaveTo } from '../../../platform/account/leave-to.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';

interface Payable {
  kind: PayKind;
  ids: string[];
  /** The total the payer has seen. */
  totalFen: number;
  /** Only the instalment that is due next. */
  isPart?: boolean;
}

/** Creates an order for the payable items and leads to the cashier, a page without site navigation. */
export function usePayFor(): { busy: boolean; pay: (payable: Payable) => Promise<void> } {
  const create = useMutationOf('POST /api/payManage/order/create', { once: true });
  const pay = async (payable: Payable) => {
    const order = await create.run({ data: payable });
    if (order) await leaveTo(paths.payChoice(order.payOrderId));
  };
  return { busy: create.busy, pay };
}
