import type { PolicyStatus } from '@portal/contract/policy-content';
import { ServerText } from '../../../platform/i18n/server-words/ServerText.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';

const looks: Record<PolicyStatus, StatusKind> = {
  DRAFT: 'open',
  PUBLISHED: 'done',
  REPEALED: 'closed',
  WITHDRAWN: 'late',
};

export function PolicyStatusLabel({ status, label }: { status: PolicyStatus; label: string }) {
  return (
    <Status kind={looks[status]}>
      <ServerText>{label}</ServerText>
    </Status>
  );
}
