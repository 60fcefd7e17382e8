import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import type { WholePolicy } from '../policy/policy-values.ts';

const trashDays = 30;
const dayMs = 86_400_000;

/** Notices officers need to read before the policy. */
export function PolicyNotices({ policy }: { policy: WholePolicy }) {
  const { status, revision, returnReason, withdrawReason, submittedAt, submittedBy, trashedAt } = policy;
  return (
    <>
      {returnReason !== '' && revision === 'DRAFT' && (
        <Alert kind="warning" title={m.officer_notice_returned()}>
          <p>
            <Written>{returnReason}</Written>
          </p>
        </Alert>
      )}
      {revision === 'PENDING' && submittedAt !== null && (
        <Alert>{m.officer_notice_waiting({ name: submittedBy, time: formatDate(submittedAt) })}</Alert>
      )}
      {revision === 'DRAFT' && status === 'PUBLISHED' && <Alert>{m.officer_notice_copy()}</Alert>}
      {status === 'WITHDRAWN' && (
        <Alert kind="warning" title={m.officer_notice_withdrawn()}>
          <p>
            <Written>{withdrawReason}</Written>
          </p>
        </Alert>
      )}
      {status === 'TRASH' && trashedAt !== null && (
        <Alert kind="warning">
          {m.officer_notice_trashed({ date: formatDate(trashedAt + trashDays * dayMs, 'YYYY-MM-DD') })}
        </Alert>
      )}
    </>
  );
}
