import type { ManagedPlan } from '@portal/contract/billing/bill-plan';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { PlanFacts } from '../../shared/PlanFacts.tsx';
import { billQueryKeys } from '../bill-query-keys.ts';

const SignedPlan = lazy(async () => ({ default: (await import('./SignedPlan.tsx')).SignedPlan }));

/** A plan of instalments, with what the finance office can do. */
export function ManagedPlanFacts({ plan }: { plan: ManagedPlan }) {
  const { planId: id, version, actions } = plan;
  const [isSigning, setSigning] = useState(false);
  const operate = useMutationOf('POST /api/propertyManage/billPlan/operate', {
    done: m.act_saved(),
    invalidates: [...billQueryKeys],
  });
  const end = async () => {
    const ok = m.pricing_plan_end();
    if (await confirm({ title: ok, text: m.pricing_plan_end_text(), ok, danger: true }))
      await operate.run({ id, event: 'end', version });
  };
  return (
    <>
      <PlanFacts plan={plan} />
      {actions.includes('sign') && <Button onClick={() => setSigning(true)}>{m.pricing_plan_sign()}</Button>}
      {actions.includes('withdraw') && (
        <Button busy={operate.busy} onClick={() => void operate.run({ id, event: 'withdraw', version })}>
          {m.act_withdraw()}
        </Button>
      )}
      {actions.includes('end') && (
        <Button variant="danger" busy={operate.busy} onClick={() => void end()}>
          {m.pricing_plan_end()}
        </Button>
      )}
      {isSigning && (
        <Suspense>
          <SignedPlan plan={plan} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </>
  );
}
