import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { useFormKey } from '../../../platform/form/use-form-key.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { EditStates } from './form/EditStates.tsx';
import { PolicyForm } from './policy/PolicyForm.tsx';
import { blankPolicy, policyKey } from './policy/policy-values.ts';
import { PolicyVersions } from './review/PolicyVersions.tsx';

/** The form of a new or existing policy. */
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
    const values = blankPolicy(today);
    return (
      <PolicyForm
        key="new"
        saving={form.saving}
        policy={null}
        values={values}
        title={m.officer_policy_new()}
      />
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
      <WorkTrail refId={id} />
      <PolicyForm
        key={form.key}
        saving={form.saving}
        policy={data}
        values={data.data}
        title={data.data.title}
      />
      <PolicyVersions policy={data} />
    </>
  );
}
