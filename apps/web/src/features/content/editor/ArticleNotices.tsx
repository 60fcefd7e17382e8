import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';

const trashDays = 30;
const dayMs = 86_400_000;

interface ArticleNoticesProps {
  article: ManagedArticle;
  /** Wording for authors who cannot review, where it differs. */
  words?: {
    waiting: (submitted: { name: string; time: string }) => string;
    withdrawn: () => string;
  };
}

const editorWords = { waiting: m.editing_notice_waiting, withdrawn: m.editing_notice_withdrawn };

/** Notices that readers of this page need to see first. */
export function ArticleNotices({ article, words = editorWords }: ArticleNoticesProps) {
  const { status, revision, returnReason, withdrawReason, submittedAt, submittedBy, publishedAt, trashedAt } =
    article;
  const isWorkingCopy = revision === 'DRAFT' && (status === 'PUBLISHED' || status === 'SCHEDULED');
  return (
    <>
      {returnReason !== '' && revision === 'DRAFT' && (
        <Alert kind="warning" title={m.editing_notice_returned()}>
          <p>
            <WordedText>{returnReason}</WordedText>
          </p>
        </Alert>
      )}
      {revision === 'PENDING' && submittedAt !== null && (
        <Alert>{words.waiting({ name: submittedBy, time: formatDate(submittedAt) })}</Alert>
      )}
      {isWorkingCopy && <Alert>{m.editing_notice_working_copy()}</Alert>}
      {status === 'SCHEDULED' && publishedAt !== null && (
        <Alert>{m.editing_notice_scheduled({ time: formatDate(publishedAt) })}</Alert>
      )}
      {status === 'WITHDRAWN' && (
        <Alert kind="warning" title={words.withdrawn()}>
          <p lang={langOfContent('zh')}>{withdrawReason}</p>
        </Alert>
      )}
      {status === 'TRASH' && trashedAt !== null && (
        <Alert kind="warning">
          {m.editing_notice_trashed({ date: formatDate(trashedAt + trashDays * dayMs, 'YYYY-MM-DD') })}
        </Alert>
      )}
    </>
  );
}
