import { VersionsDrawer } from '../../../review/shared/VersionsDrawer.tsx';
import { policyAnswers, type WholePolicy } from '../policy/policy-values.ts';
import { PolicyDifference } from './PolicyDifference.tsx';

/** The approved versions of a policy; none can be restored while a working copy is under review. */
export function PolicyVersions({ policy }: { policy: WholePolicy }) {
  const { policyId: id, version, versionNo, status, revision, actions } = policy;
  const mayRestore = actions.includes('save') || actions.includes('edit');
  return (
    <VersionsDrawer
      of={{
        desk: 'policyManage/policy',
        id,
        version,
        versionNo,
        status,
        revision,
        mayRestore,
        answers: policyAnswers,
      }}
      difference={(no) => <PolicyDifference id={id} from={no} />}
    />
  );
}
