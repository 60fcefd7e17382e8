import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { useFormKey } from '../../../platform/form/use-form-key.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { EditStates } from './form/EditStates.tsx';
import { NewPolicyForm, PolicyForm } from './policy/PolicyForm.tsx';
import { newPolicy, policyKey } from './policy/policy-values.ts';
import { PolicyReview } from './review/PolicyReview.tsx';
import { PolicyVersions } from './review/PolicyVersions.tsx';

/** A policy: its form for those who may change it now, otherwise its text and the pending decisions. */
export function Component() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, isFetching, refetch } = useQueryOf(
    policyKey,
    { id },
    { enabled: !isNew, quiet: true },
  );
  const form = useFormKey(id, data?.version);
  const [today] = useState(() => formatDate(Date.now(), 'YYYY-MM-DD'));
  if (isNew) {
    return (
      <>
        <WorkTrail refId={id} list={paths.managePolicies()} />
        <NewPolicyForm
          key="new"
          saving={form.saving}
          values={newPolicy(today)}
          title={m.officer_policy_new()}
        />
      </>
    );
  }
  if (!data || error)
    return (
      <EditStates
        title={m.officer_policy()}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
        back={paths.managePolicies()}
      />
    );
  return (
    <>
      <WorkTrail refId={id} list={paths.managePolicies()} />
      {data.actions.includes('save') ? (
        <PolicyForm
          key={form.key}
          saving={form.saving}
          policy={data}
          values={data.data}
          title={data.data.title}
        />
      ) : (
        <PolicyReview key={form.key} policy={data} />
      )}
      <PolicyVersions policy={data} />
    </>
  );
}
