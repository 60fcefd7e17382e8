import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
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
} from '../../../platform/i18n/paraglide/messages.js';
import { ListFailure } from '../../../platform/member/list/ListStates.tsx';
import { ask } from '../../../platform/member/notices.ts';
import { useAct } from '../../../platform/member/use-act.ts';
import { type GetKey, useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './Versions.module.css';

/** What has versions: an article, or a policy. */
export interface Versioned {
  desk: 'infoManage/content' | 'policyManage/policy';
  id: string;
  version: number;
  /** Whether the caller may make an old version the working copy now. */
  mayRestore: boolean;
  /** Answers which that makes untrue. */
  answers: readonly GetKey[];
}

interface VersionListProps {
  of: Versioned;
  onCompare: (no: number) => void;
  onRestored: () => void;
}

const mostShown = 50;

export function VersionList({ of, onCompare, onRestored }: VersionListProps) {
  const { desk, id, version, mayRestore, answers } = of;
  const answer = useEndpoint(`GET /api/${desk}/queryVersionList`, { id, pageSize: mostShown });
  const restore = useAct(`POST /api/${desk}/restoreVersion`, {
    done: editing_version_restored(),
    invalidates: answers,
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
              {approvedBy ? (
                <Sentence
                  say={(names) => editing_version_by({ ...names, time: formatDate(approvedAt) })}
                  values={{ authors: authorNames.join('、'), chief: approvedBy }}
                />
              ) : (
                editing_version_earlier({ time: formatDate(approvedAt) })
              )}
            </small>
          </div>
          <span className={styles.acts}>
            <Button size="small" onClick={() => onCompare(no)}>
              {editing_version_compare()}
            </Button>
            {mayRestore && (
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
