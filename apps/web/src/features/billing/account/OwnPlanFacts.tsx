import type { OwnPlan } from '@portal/contract/billing/bill-plan';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { PlanFacts } from '../shared/PlanFacts.tsx';

/** A plan of instalments, which the debtor agrees to or refuses. */
export function OwnPlanFacts({ plan }: { plan: OwnPlan }) {
  const { planId: id, version, actions } = plan;
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
