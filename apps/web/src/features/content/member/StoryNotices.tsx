import type { ManagedArticle } from '@portal/contract/article-manage';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import {
  editing_notice_returned,
  editing_notice_scheduled,
  editing_notice_trashed,
  editing_notice_working_copy,
  story_notice_waiting,
  story_notice_withdrawn,
} from '../../../platform/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert/Alert.tsx';

const trashDays = 30;
const dayMs = 86_400_000;

/** What the writers must know of a story before they go on. */
export function StoryNotices({ story }: { story: ManagedArticle }) {
  const { status, revision, returnReason, withdrawReason, submittedAt, submittedBy, publishedAt, trashedAt } =
    story;
  const isWorkingCopy = revision === 'DRAFT' && (status === 'PUBLISHED' || status === 'SCHEDULED');
  return (
    <>
      {returnReason !== '' && revision === 'DRAFT' && (
        <Alert kind="warning" title={editing_notice_returned()}>
          <p lang={langOfContent('zh')}>{returnReason}</p>
        </Alert>
      )}
      {revision === 'PENDING' && submittedAt !== null && (
        <Alert>{story_notice_waiting({ name: submittedBy, time: formatDate(submittedAt) })}</Alert>
      )}
      {isWorkingCopy && <Alert>{editing_notice_working_copy()}</Alert>}
      {status === 'SCHEDULED' && publishedAt !== null && (
        <Alert>{editing_notice_scheduled({ time: formatDate(publishedAt) })}</Alert>
      )}
      {status === 'WITHDRAWN' && (
        <Alert kind="warning" title={story_notice_withdrawn()}>
          <p lang={langOfContent('zh')}>{withdrawReason}</p>
        </Alert>
      )}
      {status === 'TRASH' && trashedAt !== null && (
        <Alert kind="warning">
          {editing_notice_trashed({ date: formatDate(trashedAt + trashDays * dayMs, 'YYYY-MM-DD') })}
        </Alert>
      )}
    </>
  );
}
