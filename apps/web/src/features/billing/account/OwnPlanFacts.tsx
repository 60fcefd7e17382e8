import type { OwnPlan } from '@portal/contract/billing/bill-plan';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { PlanFacts } from '../shared/PlanFacts.tsx';

interface OwnPlanFactsProps {
  plan: OwnPlan;
  billId: string;
}

/** A plan of instalments, which the debtor agrees to or refuses, and then pays line by line. */
export function OwnPlanFacts({ plan, billId }: OwnPlanFactsProps) {
  const { planId: id, version, actions, next } = plan;
  const { busy, pay } = usePayFor();
  const answer = useMutationOf('POST /api/propertyManage/billPlan/answer', {
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/bill/queryDetail'],
  });
  const agree = async () => {
    const ok = m.act_agree();
    if (await confirm({ title: m.pricing_plan(), text: m.pricing_plan_agree_text(), ok }))
      await answer.run({ id, event: 'agree', version });
  };
  return (
    <div>
      <PlanFacts plan={plan} />
      {next && (
        <Button
          variant="main"
          busy={busy}
          onClick={() => void pay({ kind: 'BILL', ids: [billId], totalFen: next.amountFen, isPart: true })}
        >
          {m.pricing_plan_pay_next({ day: next.day, amount: formatFen(next.amountFen) })}
        </Button>
      )}
      {actions.length > 0 && (
        <Row gap={8}>
          <Button variant="main" busy={answer.busy} onClick={() => void agree()}>
            {m.act_agree()}
          </Button>
          <Button busy={answer.busy} onClick={() => void answer.run({ id, event: 'refuse', version })}>
            {m.act_reject()}
          </Button>
        </Row>
      )}
    </div>
  );
}
