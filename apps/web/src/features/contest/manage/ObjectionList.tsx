import type { ManagedObjection } from '@portal/contract/contest/award-manage';
import type { ObjectionEvent } from '@portal/contract/contest/terms';
import { objectionStateLabels } from '@portal/contract/contest/terms';
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
import { objectionVariants } from '../shared/contest-words.ts';
import { ContestTabs } from './ContestTabs.tsx';
import { contestQueryKeys } from './contest-query-keys.ts';

const configs: Record<ObjectionEvent, ActionConfig> = {
  uphold: { text: m.contest_uphold, ask: m.contest_uphold_text, needsReason: true, danger: true },
  refuse: { text: m.contest_refuse, ask: m.contest_refuse_text, needsReason: true },
};

const columns = (): ListColumn<ManagedObjection>[] => [
  nameColumn('entry', m.contest_entry(), {
    name: ({ entryTitle }) => <Written>{entryTitle}</Written>,
    note: ({ no, contestTitle, prize }) => (
      <Written>{[no, contestTitle, prize].filter(Boolean).join(' · ')}</Written>
    ),
  }),
  writtenColumn('text', m.contest_objection(), ({ text, answer }) =>
    answer === '' ? text : `${text}\n${answer}`,
  ),
  writtenColumn('user', m.contest_objector(), ({ userName }) => userName),
  dateColumn('created', m.field_time(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={objectionVariants[state]}>{stateLabel}</Status>
  )),
  actsColumn('acts', m.act_bar(), (row) => row.actions.length > 0 && <Acts objection={row} />),
];

function Acts({
  objection: { objectionId: id, version, actions, entryTitle },
}: {
  objection: ManagedObjection;
}) {
  const operate = useMutationOf('POST /api/activityManage/contestObjection/operateManage', {
    done: ({ stateLabel }) => m.act_done({ title: entryTitle, state: stateLabel }),
    invalidates: contestQueryKeys,
  });
  const { acts, dialog } = useEventActs<ObjectionEvent>({
    configs,
    possible: actions,
    title: entryTitle,
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

/** Objections to awards, decided in the list. */
export function ObjectionList() {
  const query = useListQuery([stateTabs('state', { '': m.input_all_masculine, ...objectionStateLabels })], {
    size: 20,
    sort: '-created',
    place: 'view',
  });
  return (
    <ListPage
      name="contest-objections"
      title={m.contest_manage_title()}
      lead={<ContestTabs current="objections" />}
      endpoint="GET /api/activityManage/contestObjection/queryManageList"
      query={query}
      columns={columns()}
      rowKey={({ objectionId }) => objectionId}
      empty={{ title: m.contest_no_objections() }}
    />
  );
}
