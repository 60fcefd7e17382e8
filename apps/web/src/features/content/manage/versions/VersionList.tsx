import type { ManagedArticle } from '@portal/contract/article-manage';
import { formatDate } from '../../../../platform/display/format.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import {
  editing_version,
  editing_version_by,
  editing_version_compare,
  editing_version_earlier,
  editing_version_restore,
  editing_version_restore_ask,
  editing_version_restore_text,
  editing_version_restored,
  member_loading,
} from '../../../../platform/i18n/paraglide/messages.js';
import { ListFailure } from '../../../../platform/member/list/ListStates.tsx';
import { ask } from '../../../../platform/member/notices.ts';
import { useAct } from '../../../../platform/member/use-act.ts';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { useUser } from '../../../../platform/member/use-user.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { mayEdit } from '../may-edit.ts';
import { articleAnswers } from '../use-article-acts.ts';
import styles from './Versions.module.css';

interface VersionListProps {
  article: ManagedArticle;
  onCompare: (no: number) => void;
  onRestored: () => void;
}

const mostShown = 50;

/** While a text waits for its review, or lies in the trash, no other takes its place. */
const canRestore = ({ actions }: ManagedArticle) => actions.includes('save') || actions.includes('edit');

export function VersionList({ article, onCompare, onRestored }: VersionListProps) {
  const { contentId: id, version } = article;
  const user = useUser();
  const answer = useEndpoint('GET /api/infoManage/content/queryVersionList', { id, pageSize: mostShown });
  const restore = useAct('POST /api/infoManage/content/restoreVersion', {
    done: editing_version_restored(),
    invalidates: articleAnswers,
  });
  const takeBack = async (no: number) => {
    const question = { title: editing_version_restore_ask({ no }), text: editing_version_restore_text() };
    if (!(await ask({ ...question, ok: editing_version_restore() }))) return;
    if (await restore.run({ id, no, version })) onRestored();
  };
  if (answer.isError)
    return (
      <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  if (!answer.data)
    return (
      <Loading label={member_loading()}>
        <SkeletonLines lines={6} />
      </Loading>
    );
  return (
    <ol className={styles.versions}>
      {answer.data.rows.map(({ no, title, authorNames, approvedBy, approvedAt }) => (
        <li key={no} className={styles.version}>
          <div>
            <b>{editing_version({ no })}</b> <span lang={langOfContent('zh')}>{title}</span>
            <small className={styles.by}>
              {approvedBy
                ? editing_version_by({
                    authors: authorNames.join('、'),
                    chief: approvedBy,
                    time: formatDate(approvedAt),
                  })
                : editing_version_earlier({ time: formatDate(approvedAt) })}
            </small>
          </div>
          <span className={styles.acts}>
            <Button size="small" onClick={() => onCompare(no)}>
              {editing_version_compare()}
            </Button>
            {mayEdit(user) && canRestore(article) && (
              <Button size="small" busy={restore.busy} onClick={() => void takeBack(no)}>
                {editing_version_restore()}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
