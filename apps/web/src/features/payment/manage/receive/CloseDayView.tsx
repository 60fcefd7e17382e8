import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import {
  type CounterDayContent,
  counterDayContent,
  type OpenCounterDay,
} from '@portal/contract/payment/counter-day';
import { secondPersonWays } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { ForDesk } from '../../../../platform/account/ForDesk.tsx';
import { CardTable } from '../../../../platform/account/list/CardTable.tsx';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { counterDayQueryKeys } from './counter-day-query-keys.ts';
import { DayEntries } from './DayEntries.tsx';
import { ReceiveTabs } from './ReceiveTabs.tsx';

/** Counts what the counter holds at the end of its earliest open day. */
export function CloseDayView() {
  const answer = useQueryOf('GET /api/payManage/counterDay/queryOpen', {});
  return (
    <>
      <PageTitle title={m.counter_title()} note={m.counter_day_close_text()} />
      <ReceiveTabs current="days" />
      <Answered of={answer}>
        {(open) =>
          open.isAhead ? (
            <EmptyState title={m.counter_day_today_closed({ day: open.day })} />
          ) : (
            <Columns
              of="minmax(0, 1fr) minmax(260px, 340px)"
              stack="tablet"
              gap={24}
              above={16}
              align="start"
            >
              <ForDesk>
                <CountForm key={`${open.day} ${open.entries.length}`} open={open} />
              </ForDesk>
              <Panel title={m.counter_day_entries()} end={open.day}>
                <DayEntries entries={open.entries} />
              </Panel>
            </Columns>
          )
        }
      </Answered>
    </>
  );
}

type Way = OpenCounterDay['ways'][number];
type Counted = CounterDayContent['ways'][number];

const sumOf = (ways: readonly Pick<Counted, 'countedFen'>[]) =>
  ways.reduce((sum, { countedFen }) => sum + countedFen, 0);

function CountForm({ open }: { open: OpenCounterDay }) {
  const { day, currentDay, ways, undecided, secondPersonFromFen } = open;
  const navigate = useNavigate();
  const form = useContractForm<CounterDayContent>(counterDayContent, {
    defaultValues: {
      day,
      keptFen: 0,
      ways: ways.map(({ way, expectedFen }) => ({ way, expectedFen, countedFen: 0, reason: '' })),
    },
  });
  const close = useMutationOf('POST /api/payManage/counterDay/close', {
    once: true,
    done: ({ stateLabel }) => m.counter_day_done({ day, state: stateLabel }),
    invalidates: counterDayQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    const expected = formatFen(ways.reduce((sum, { expectedFen }) => sum + expectedFen, 0));
    const isSure = await confirm({
      title: m.counter_day_close_of({ day }),
      text: m.counter_day_confirm_text({ day, expected, counted: formatFen(sumOf(data.ways)) }),
      ok: m.counter_day_close_of({ day }),
    });
    const closed = isSure ? await close.run({ data }) : undefined;
    if (closed) await navigate(paths.manageReceive({ view: 'days', counterDay: closed.counterDayId }));
  });
  const counted = useWatch({ control: form.control, name: 'ways' });
  const secondPersonFen = sumOf(counted.filter(({ way }) => secondPersonWays.includes(way)));
  const differs = counted.some(({ countedFen, expectedFen }) => countedFen !== expectedFen);
  const fault = form.formState.errors.day?.message;
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <Stack gap={16}>
          {day < currentDay && <Alert>{m.counter_day_earlier({ day })}</Alert>}
          {undecided.length > 0 && (
            <Alert kind="error">{m.counter_day_undecided({ nos: undecided.join(', ') })}</Alert>
          )}
          {fault && <Alert kind="error">{fault}</Alert>}
          <Panel title={m.counter_day_close_of({ day })}>
            <CardTable
              caption={m.counter_day_counted()}
              columns={countColumns(counted)}
              rows={ways.map((way, at) => ({ ...way, at }))}
              rowKey={({ way }) => way}
              empty=""
            />
          </Panel>
          <MoneyInput name="keptFen" orZero hint={m.counter_day_kept_hint()} />
          {(differs || secondPersonFen >= secondPersonFromFen) && (
            <Alert>{m.counter_day_second_waits({ amount: formatFen(secondPersonFromFen) })}</Alert>
          )}
        </Stack>
        <PageActs
          acts={[{ key: 'finish', text: m.counter_day_close_of({ day }), submits: true, busy: close.busy }]}
        />
      </FormScope>
    </form>
  );
}

const countColumns = (counted: readonly Counted[]): Column<Way & { at: number }>[] => [
  {
    key: 'way',
    head: m.field_pay_channel(),
    rowHeader: true,
    part: 'title',
    cell: ({ wayLabel, receipts }) => (
      <>
        {wayLabel} · {m.counter_times({ count: receipts })}
      </>
    ),
  },
  {
    key: 'open',
    head: m.counter_day_open(),
    align: 'end',
    part: 'fact',
    cell: ({ way, openFen }) => (way === 'CASH' ? formatFen(openFen) : null),
  },
  {
    key: 'taken',
    head: m.counter_day_taken(),
    align: 'end',
    part: 'fact',
    cell: ({ takenFen }) => formatFen(takenFen),
  },
  {
    key: 'back',
    head: m.counter_day_back(),
    align: 'end',
    part: 'fact',
    cell: ({ backFen }) => (backFen > 0 ? formatFen(-backFen) : null),
  },
  {
    key: 'expected',
    head: m.counter_day_expected(),
    align: 'end',
    part: 'amount',
    cell: ({ expectedFen }) => formatFen(expectedFen),
  },
  {
    key: 'counted',
    head: m.counter_day_counted(),
    align: 'end',
    width: '150px',
    part: 'action',
    cell: ({ at, wayLabel, expectedFen }) => (
      <Stack gap={8}>
        <MoneyInput
          name={`ways.${at}.countedFen`}
          label={m.counter_day_counted_of({ way: wayLabel })}
          hiddenLabel
          orZero
        />
        {counted[at]?.countedFen === expectedFen ? (
          m.counter_day_equal()
        ) : (
          <>
            {m.counter_day_difference()} {formatFen((counted[at]?.countedFen ?? 0) - expectedFen)}
            <TextInput
              name={`ways.${at}.reason`}
              label={m.counter_day_reason_of({ way: wayLabel })}
              hiddenLabel
              placeholder={m.counter_day_reason()}
            />
          </>
        )}
      </Stack>
    ),
  },
];
