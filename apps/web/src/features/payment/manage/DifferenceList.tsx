import { chinaMinuteOf } from '@portal/contract/china-time';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { Difference, differenceTabs } from '@portal/contract/payment/reconcile';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
  amountColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import { DayMatrix } from './DayMatrix.tsx';
import { DifferenceKind } from './DifferenceKind.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';
import { ReconcileTabs } from './ReconcileTabs.tsx';

type State = (typeof differenceTabs)[number];

const stateNames: Record<State, () => string> = { OPEN: m.pay_diff_open, CLOSED: m.pay_diff_closed };
const looks: Record<State, StatusKind> = { OPEN: 'waiting', CLOSED: 'done' };
const typeNames: Record<NonNullable<Difference['type']>, () => string> = {
  PAY: m.pay_diff_pay,
  REFUND: m.pay_diff_refund,
};

type DifferenceAct = Difference['actions'][number];

const configs: Record<DifferenceAct, ActionConfig> = {
  ask: { text: m.pay_manage_query },
  close: { text: m.pay_diff_close, ask: m.pay_diff_close_note, needsReason: true },
};

const queryKeys = [
  'GET /api/payManage/reconcile/queryDays',
  'GET /api/payManage/reconcile/queryDifferences',
] as const;

function Acts({ difference: { differenceId: id, version, ownNo, actions } }: { difference: Difference }) {
  const ask = useMutationOf('POST /api/payManage/reconcile/askDifference', {
    done: ({ answer }) => m.pay_diff_answered({ no: ownNo, answer: answer?.label ?? '' }),
    invalidates: [...queryKeys, ...paymentQueryKeys],
  });
  const close = useMutationOf('POST /api/payManage/reconcile/closeDifference', {
    done: m.pay_diff_done(),
    invalidates: queryKeys,
  });
  const { acts, dialog } = useEventActs<DifferenceAct>({
    configs,
    possible: actions,
    title: ownNo || m.pay_diff_no_number(),
    busy: ask.busy || close.busy,
    maxReason: 200,
    fire: async (event, reason) =>
      (await (event === 'ask' ? ask.run({ id, version }) : close.run({ id, version, data: { reason } }))) !==
      undefined,
  });
  return (
    <Row wrap gap={8}>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} size="small" busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </Row>
  );
}

/** Links to the order behind the number; a notification that cannot be read has none. */
const hrefOf = ({ payOrderId, ownNo }: Difference) => {
  if (payOrderId) return paths.managePayOrders({ order: payOrderId });
  return ownNo === '' ? null : paths.managePayOrders({ keyword: ownNo });
};

const fenOf = (fen: number | null) => (fen === null ? null : formatFen(fen));

const differenceColumns = (): ListColumn<Difference>[] => [
  nameColumn('no', m.pay_diff_no(), {
    name: ({ ownNo }) => ownNo || m.pay_diff_no_number(),
    href: hrefOf,
    note: ({ channel, day, type, sourceLabel }) =>
      [payChannelLabels[channel](), day, type && typeNames[type](), sourceLabel].filter(Boolean).join(' · '),
  }),
  textColumn('kind', m.field_kind(), (row) => <DifferenceKind difference={row} />, { nowrap: false }),
  amountColumn('ours', m.pay_diff_ours(), ({ ourFen }) => fenOf(ourFen), { part: 'fact' }),
  amountColumn('theirs', m.pay_diff_theirs(), ({ theirFen }) => fenOf(theirFen), { part: 'fact' }),
  textColumn('answer', m.pay_diff_answer(), ({ answer }) =>
    answer === null ? null : [answer.label, fenOf(answer.fen)].filter(Boolean).join(' '),
  ),
  statusColumn('state', m.field_state(), ({ state }) => state, looks, stateNames),
  writtenColumn('reason', m.field_reason(), ({ reason }) => reason),
  actsColumn('acts', m.act_bar(), (row) => row.actions.length > 0 && <Acts difference={row} />),
];

/** A month of every channel, and its differences; each is closed with a reason. */
export function DifferenceList() {
  const [search] = useSearchParams();
  const [thisMonth] = useState(() => chinaMinuteOf(Date.now()).slice(0, 7));
  const asked = search.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth;
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...stateNames }),
      {
        kind: 'choice',
        name: 'payChannel',
        label: m.field_pay_channel(),
        options: optionsOf(payChannelLabels),
      },
    ],
    { size: 20, place: 'month' },
  );
  return (
    <>
      <PageTitle
        title={m.pay_reconcile()}
        note={m.pay_days_note()}
        aside={<ReconcileTabs current="days" />}
        inLine
      />
      <DayMatrix month={month} isNow={month === thisMonth} />
      <ListSection
        caption={m.pay_diffs()}
        endpoint="GET /api/payManage/reconcile/queryDifferences"
        query={query}
        columns={differenceColumns()}
        rowKey={({ differenceId }) => differenceId}
        empty={{ title: m.pay_diffs_empty() }}
      />
    </>
  );
}
