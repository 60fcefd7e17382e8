import type { ManagedContestEntry } from '@portal/contract/contest/entry-manage';
import { contestEntryStateLabels } from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { entryVariants, normText } from '../shared/contest-words.ts';
import { ContestTabs } from './ContestTabs.tsx';

const EntryDrawer = lazy(async () => ({ default: (await import('./EntryDrawer.tsx')).EntryDrawer }));

const scoreText = ({ raw, norm, rank }: ManagedContestEntry) =>
  raw === null || norm === null ? '' : `${rank} · ${raw.toFixed(1)} · ${normText(norm)}`;

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedContestEntry>[] => [
  nameColumn('title', m.field_entry_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ entryId }) => hrefOf(entryId),
    opensPane: true,
    note: ({ no, contestTitle }) => <Written>{`${no} ${contestTitle}`}</Written>,
  }),
  writtenColumn('track', m.field_contest_track(), ({ track }) => track),
  writtenColumn('team', m.field_contest_team(), ({ teamName, enterpriseName }) =>
    [teamName, enterpriseName].filter(Boolean).join(' · '),
  ),
  dateColumn('submitted', m.contest_submitted_at(), ({ submittedAt }) => submittedAt, { sortBy: '-created' }),
  textColumn('score', m.contest_result(), scoreText),
  stateColumn('state', m.field_state(), ({ state, stateLabel, prize }) => (
    <Status kind={entryVariants[state]}>{prize === '' ? stateLabel : <Written>{prize}</Written>}</Status>
  )),
];

/** The entries of one contest or of all; scores appear once they are public. */
export function EntryList() {
  const { DRAFT: _draft, ...names } = contestEntryStateLabels;
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...names }),
      { kind: 'text', name: 'keyword', label: m.field_entry_title() },
      { kind: 'hidden', name: 'contestId' },
    ],
    { size: 20, sort: '-created', place: 'view' },
  );
  return (
    <ListPage
      name="managed-contest-entries"
      title={m.contest_manage_title()}
      lead={<ContestTabs current="entries" />}
      endpoint="GET /api/activityManage/contestEntry/queryManageList"
      exportFrom="GET /api/activityManage/contestEntry/export"
      query={query}
      columns={columns((entry) => query.hrefWith({ entry }))}
      rowKey={({ entryId }) => entryId}
      empty={{ title: m.contest_no_entries() }}
    >
      <DetailPane query={query} name="entry">
        {(id, close) => <EntryDrawer key={id} id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
