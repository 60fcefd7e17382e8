import type { ManagedContest } from '@portal/contract/contest/manage';
import { contestStateLabels } from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { contestVariants, stageNames, stageText } from '../shared/contest-words.ts';
import { ContestTabs } from './ContestTabs.tsx';

const ContestDrawer = lazy(async () => ({ default: (await import('./ContestDrawer.tsx')).ContestDrawer }));

function phaseText({ phase, stages }: ManagedContest): string {
  const stage = stages.find(({ kind }) => kind === phase);
  return stage ? `${stageNames[stage.kind]()} ${stageText(stage)}` : '';
}

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedContest>[] => [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ contestId }) => hrefOf(contestId),
    opensPane: true,
  }),
  textColumn('phase', m.field_contest_stage(), phaseText, { sortBy: '-start' }),
  numberColumn('entries', m.contest_entries(), ({ entries }) => entries),
  numberColumn('check', m.contest_to_check(), ({ toCheck }) => toCheck),
  textColumn('locked', m.contest_ballot(), ({ locked, ballots }) =>
    ballots > 0 ? `${locked} / ${ballots}` : '',
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={contestVariants[state]}>{stateLabel}</Status>
  )),
];

/** All contests; one opens in a drawer, as details or as its form. */
export function ContestList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...contestStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
    ],
    { size: 20, sort: '-start' },
  );
  return (
    <ListPage
      name="contests"
      title={m.contest_manage_title()}
      lead={<ContestTabs current="contests" />}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ contest: 'new' })} variant="main" icon={plusIcon} keepScroll>
            {m.contest_new()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/activityManage/contest/queryManageList"
      exportFrom="GET /api/activityManage/contest/export"
      query={query}
      columns={columns((contest) => query.hrefWith({ contest }))}
      rowKey={({ contestId }) => contestId}
      empty={{ title: m.contest_none_yet() }}
    >
      <DetailPane query={query} name="contest">
        {(id, close) => <ContestDrawer key={id} id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
