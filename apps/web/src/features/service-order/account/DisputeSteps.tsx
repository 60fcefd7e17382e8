import type { OrderDetail } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { StepBar } from '../../../ui/steps/StepBar.tsx';

/** The progress of a dispute: raised, answered, then the park's ruling. */
export function DisputeSteps({ order: { logs } }: { order: OrderDetail }) {
  const raised = logs.findLast(({ event }) => event === 'dispute');
  const answered = logs.findLast(({ event, side, at }) => {
    const isOther = side !== null && side !== raised?.side;
    return event === 'say' && isOther && raised !== undefined && at >= raised.at;
  });
  const day = (line: typeof raised) => (line ? formatDate(line.at, 'MM-DD') : '');
  return (
    <StepBar
      doneLabel={m.identity_step_done()}
      current={answered ? 2 : 1}
      steps={[
        { title: m.order_dispute_raised(), note: day(raised) },
        { title: m.order_dispute_answered(), note: day(answered) },
        { title: m.order_dispute_ruling() },
        { title: m.order_dispute_after() },
      ]}
    />
  );
}
