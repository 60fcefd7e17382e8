import { type ModeratedText, type ModerationTab, moderationTabs } from '@portal/contract/community/manage';
import { reviewCauseLabels } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useDeskQueue } from '../../../platform/account/desk/use-desk-queue.ts';
import { DeskKeys, WorkDesk } from '../../../platform/account/desk/WorkDesk.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import seedling from '../../../ui/state/seedling.webp';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { TextPane } from './TextPane.tsx';

const tabNames: Record<ModerationTab, () => string> = {
  REVIEW: m.community_tab_review,
  APPEAL: m.community_tab_appeal,
  HIDDEN: m.community_tab_hidden,
  SHOWN: m.community_tab_shown,
  DONE: m.community_tab_done,
};

const isTab = (text: string | null): text is ModerationTab => moderationTabs.some((tab) => tab === text);

/** The moderation queue, usable by keyboard alone: J and K move through it, P passes, R refuses. */
export function Component() {
  const [search] = useSearchParams();
  const state = search.get('state');
  const tab = isTab(state) ? state : 'REVIEW';
  const list = useQueryOf(
    'GET /api/communityManage/moderation/queryList',
    { state: tab, pageSize: 50 },
    { keepPrevious: true },
  );
  const [asked, setAsked] = useState<{ event: 'pass' | 'refuse'; nth: number }>();
  const ask = (event: 'pass' | 'refuse') => () => setAsked((last) => ({ event, nth: (last?.nth ?? 0) + 1 }));
  const { named, current, choose, goOn } = useDeskQueue({
    rows: list.data?.rows ?? [],
    keyOf: ({ id }) => id,
    name: 'text',
    keys: { p: ask('pass'), r: ask('refuse') },
  });
  // A text already decided elsewhere is still found by its id, in any tab.
  const opened = current ?? (named ? { id: named, target: undefined } : undefined);
  return (
    <>
      {named && <WorkTrail refId={named} list={paths.managePosts()} />}
      <PageTitle
        title={m.community_moderation()}
        note={m.community_moderation_note()}
        actions={
          <>
            <DeskKeys
              keys={[
                { letters: ['J', 'K'], text: m.community_keys_move() },
                { letters: ['P'], text: m.act_approve() },
                { letters: ['R'], text: m.community_act_refuse() },
              ]}
            />
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
            <WorkDesk
              label={m.community_moderation()}
              rows={shown}
              keyOf={({ id }) => id}
              current={current?.id}
              onChoose={choose}
              renderRow={(row) => <QueueRow row={row} />}
            >
              {current && (
                <TextPane
                  key={current.id}
                  target={current.target}
                  id={current.id}
                  asked={asked}
                  onDecided={goOn}
                />
              )}
            </WorkDesk>
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
