import type { ManagedBallot } from '@portal/contract/contest/judge-manage';
import type { OfficeBallotEvent } from '@portal/contract/contest/terms';
import { ballotStateLabels } from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ballotVariants } from '../shared/contest-words.ts';
import { ContestTabs } from './ContestTabs.tsx';
import { contestQueryKeys } from './contest-query-keys.ts';

const configs: Record<OfficeBallotEvent, ActionConfig> = {
  askReopen: { text: m.contest_ask_reopen, ask: m.contest_ask_reopen_text, needsReason: true },
  reopen: { text: m.contest_reopen, ask: m.contest_reopen_text },
  keepLocked: { text: m.contest_keep_locked, ask: m.contest_keep_locked_text, needsReason: true },
};

const columns = (): ListColumn<ManagedBallot>[] => [
  nameColumn('no', m.contest_entry(), {
    name: ({ no }) => no,
    note: ({ contestTitle, track }) => <Written>{`${contestTitle} · ${track}`}</Written>,
  }),
  writtenColumn('judge', m.contest_judge(), ({ judgeName }) => judgeName),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={ballotVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('locked', m.contest_locked_at(), ({ lockedAt }) => lockedAt),
  writtenColumn('reopening', m.contest_reopening(), ({ reopening }) =>
    reopening === null ? '' : `${reopening.by}：${reopening.reason}`,
  ),
  actsColumn('acts', m.act_bar(), (row) => row.actions.length > 0 && <Acts ballot={row} />),
];

function Acts({ ballot: { ballotId: id, version, actions, no } }: { ballot: ManagedBallot }) {
  const operate = useMutationOf('POST /api/activityManage/contestBallot/operateManage', {
    done: m.contest_ballot_done(),
    invalidates: contestQueryKeys,
  });
  const { acts, dialog } = useEventActs<OfficeBallotEvent>({
    configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    maxReason: 300,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} size="small" busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

/** Progress of the ballots, without their content; reopening a locked one takes two people. */
export function BallotList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...ballotStateLabels }),
      { kind: 'hidden', name: 'contestId' },
    ],
    { size: 20, sort: 'no', place: 'view' },
  );
  return (
    <ListPage
      name="contest-ballots"
      title={m.contest_manage_title()}
      note={m.contest_ballots_note()}
      lead={<ContestTabs current="ballots" />}
      endpoint="GET /api/activityManage/contestBallot/queryManageList"
      query={query}
      columns={columns()}
      rowKey={({ ballotId }) => ballotId}
      empty={{ title: m.contest_no_ballots() }}
    />
  );
}
