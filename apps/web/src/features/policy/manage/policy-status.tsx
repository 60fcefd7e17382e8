import type { PolicyPlace, PolicyStatus } from '@portal/contract/policy/states';
import { Row } from '../../../ui/layout/Row.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';

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
    <Row as="span" inline wrap align="center" gap={4} gapX={12}>
      <PolicyStatusLabel status={status} label={label} />
      <RevisionTag status={status} revision={revision} />
    </Row>
  );
}
