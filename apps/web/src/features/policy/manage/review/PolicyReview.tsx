import * as m from '@portal/texts/messages';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { ReviewPage } from '../../../review/shared/ReviewPage.tsx';
import { AmountPreview } from '../policy/AmountPreview.tsx';
import type { WholePolicy } from '../policy/policy-values.ts';
import { TryPanel } from '../policy/TryPanel.tsx';
import { usePolicyBar } from '../policy/use-policy-bar.tsx';
import { PolicyPlaceLabel } from '../policy-status.tsx';
import { PolicyConditions } from './PolicyConditions.tsx';
import { PolicyDifference } from './PolicyDifference.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { PolicyNotices } from './PolicyNotices.tsx';
import { PolicyText } from './PolicyText.tsx';

/** A policy to read and decide on: its changes, its text, and its formula and conditions to try out. */
export function PolicyReview({ policy }: { policy: WholePolicy }) {
  const { policyId, status, revision, statusLabel, data } = policy;
  const { acts, dialog, mayAct } = usePolicyBar({ policy });
  return (
    <ReviewPage
      title={data.title}
      note={<PolicyPlaceLabel {...policy} label={statusLabel} />}
      notices={<PolicyNotices policy={policy} />}
      difference={revision === 'PENDING' && status !== 'PENDING' && <PolicyDifference id={policyId} />}
      aside={
        <>
          <PolicyFacts data={data} />
          <TryPanel conditions={data.conditions} calc={data.calc} />
        </>
      }
      bar={
        <>
          <PageActs acts={acts} note={mayAct ? undefined : m.officer_readonly()} />
          {dialog}
        </>
      }
    >
      <PolicyText policy={policy} />
      <Panel title={m.officer_conditions()}>
        <PolicyConditions conditions={data.conditions} />
      </Panel>
      {data.calc !== '' && (
        <Panel title={m.officer_amount()}>
          {data.formulaText && <p lang="zh-CN">{data.formulaText}</p>}
          <p>
            <code>{data.calc}</code>
          </p>
          <AmountPreview calc={data.calc} />
        </Panel>
      )}
    </ReviewPage>
  );
}
