import { type ModeratedText, type ModerationTab, moderationTabs } from '@portal/contract/community-manage';
import { reviewCauseLabels } from '@portal/contract/community-terms';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import seedling from '../../../ui/state/seedling.webp';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import styles from './Moderation.module.css';
import { TextPane } from './TextPane.tsx';

const tabNames: Record<ModerationTab, () => string> = {
  REVIEW: m.community_tab_review,
  APPEAL: m.community_tab_appeal,
  HIDDEN: m.community_tab_hidden,
  SHOWN: m.community_tab_shown,
  DONE: m.community_tab_done,
};

const isTab = (text: string | null): text is ModerationTab => moderationTabs.some((tab) => tab === text);

/** Whether a key is meant for a field, not for the page. */
const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** One queue of what waits for a decision, worked by keyboard alone: J and K lead through it, P passes, R refuses. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state');
  const tab = isTab(state) ? state : 'REVIEW';
  const named = search.get('text');
  const list = useQueryOf(
    'GET /api/communityManage/moderation/queryList',
    { state: tab, pageSize: 50 },
    { keepPrevious: true },
  );
  const rows = list.data?.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === named),
  );
  const current = rows[at];
  const choose = (row: ModeratedText | undefined) => {
    if (row)
      setSearch(
        { ...(tab === 'REVIEW' ? {} : { state: tab }), text: row.id },
        { replace: true, preventScrollReset: true },
      );
  };
  const [asked, setAsked] = useState<{ event: 'pass' | 'refuse'; nth: number }>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key === 'j') choose(rows[at + 1]);
      if (key === 'k') choose(rows[at - 1]);
      if (key === 'p' || key === 'r') {
        event.preventDefault();
        setAsked((last) => ({ event: key === 'p' ? 'pass' : 'refuse', nth: (last?.nth ?? 0) + 1 }));
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  // What is decided elsewhere is found by its id in any tab.
  const opened = current ?? (named ? { id: named, target: undefined } : undefined);
  return (
    <>
      {named && <WorkTrail refId={named} list={paths.managePosts()} />}
      <PageTitle
        title={m.community_moderation()}
        note={m.community_moderation_note()}
        actions={
          <>
            <p className={styles.keys}>
              <kbd>J</kbd> <kbd>K</kbd> {m.community_keys_move()} <kbd>P</kbd> {m.act_approve()} <kbd>R</kbd>{' '}
              {m.community_act_refuse()}
            </p>
            <ExportButton endpoint="GET /api/communityManage/moderation/export" input={{ state: tab }} />
          </>
        }
      />
      <TabLinks
        label={m.field_state()}
        currentKey={tab}
        items={moderationTabs.map((key) => ({
          key,
          href: paths.managePosts({ state: key === 'REVIEW' ? undefined : key }),
          text: tabNames[key](),
          count: list.data?.counts[key],
        }))}
      />
      <Answered of={list}>
        {({ rows: shown }) =>
          shown.length === 0 && !opened ? (
            <EmptyState picture={seedling} title={m.community_queue_empty()}>
              {m.community_queue_empty_text()}
            </EmptyState>
          ) : (
            <div className={styles.desk}>
              <ol className={styles.queue}>
                {shown.map((row) => (
                  <li key={row.id}>
                    <button
                      type="button"
                      aria-current={row.id === current?.id || undefined}
                      onClick={() => choose(row)}
                    >
                      <QueueRow row={row} />
                    </button>
                  </li>
                ))}
              </ol>
              {current && (
                <TextPane
                  key={current.id}
                  target={current.target}
                  id={current.id}
                  asked={asked}
                  onDecided={() => choose(rows[at + 1] ?? rows[at - 1])}
                />
              )}
            </div>
          )
        }
      </Answered>
    </>
  );
}

function QueueRow({ row }: { row: ModeratedText }) {
  const kind =
    row.target === 'POST' ? m.community_post() : row.isAnswer ? m.community_answer() : m.community_comment();
  return (
    <>
      <b>
        <Written>{row.target === 'POST' ? row.title : row.excerpt}</Written>
      </b>
      <span>
        {row.isChange ? m.community_state_changing() : kind} · <Written>{row.authorName}</Written>
      </span>
      <span>
        {row.causes.map((cause) => reviewCauseLabels[cause]()).join(' · ')}
        {row.dueAt !== null && (
          <>
            {' '}
            <DueTime dueAt={row.dueAt} leftMs={null} />
          </>
        )}
      </span>
    </>
  );
}
