import type { PolicyPlace, PolicyStatus } from '@portal/contract/policy/states';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import styles from './form/Parts.module.css';

const looks: Record<PolicyStatus, StatusKind> = {
  DRAFT: 'open',
  PENDING: 'checking',
  PUBLISHED: 'done',
  REPEALED: 'closed',
  WITHDRAWN: 'late',
  TRASH: 'closed',
};

function PolicyStatusLabel({ status, label }: { status: PolicyStatus; label: string }) {
  return <Status kind={looks[status]}>{label}</Status>;
}

/** The status of a policy, and whether it has a working copy. */
export function PolicyPlaceLabel({ status, revision, label }: PolicyPlace & { label: string }) {
  return (
    <span className={styles.place}>
      <PolicyStatusLabel status={status} label={label} />
      <RevisionTag status={status} revision={revision} />
    </span>
  );
}
