import type { PolicyStatus } from '@portal/contract/policy-content';
import { langOfContent } from '../../../platform/i18n/language.ts';
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
      <span lang={langOfContent('zh')}>{label}</span>
    </Status>
  );
}
