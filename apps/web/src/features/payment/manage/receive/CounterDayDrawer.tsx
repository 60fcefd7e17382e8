import { formatFen } from '@portal/contract/money';
import type { CounterDayDetail } from '@portal/contract/payment/counter-day';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../../platform/account/acts/ActButtons.tsx';
import { actionConfigs } from '../../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { CardTable } from '../../../../platform/account/list/CardTable.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DownloadButton } from '../../shared/DownloadButton.tsx';
import { DrawerPart } from '../../shared/DrawerPart.tsx';
import { counterDayQueryKeys } from './counter-day-query-keys.ts';
import { DayEntries } from './DayEntries.tsx';

const { variants, events } = counterDayLifecycle;
const configs = actionConfigs(counterDayLifecycle, events);

interface CounterDayDrawerProps {
  id: string;
  onClose: () => void;
}

/** A counted day: what should be there and was, and the decision of the second person. */
export function CounterDayDrawer({ id, onClose }: CounterDayDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/counterDay/queryDetail', { id });
  const counted = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={counted ? `${m.counter_day_title()} ${counted.day}` : m.counter_day_title()}
      closeLabel={m.act_close()}
      actions={counted && <Acts counted={counted} />}
    >
      <Answered of={answer}>{(found) => <Content counted={found} />}</Answered>
    </Drawer>
  );
}

type Way = CounterDayDetail['ways'][number];

const wayColumns = (): Column<Way>[] => [
  {
    key: 'way',
    head: m.field_pay_channel(),
    rowHeader: true,
    part: 'title',
    cell: ({ wayLabel }) => wayLabel,
  },
  {
    key: 'expected',
    head: m.counter_day_expected(),
    align: 'end',
    part: 'fact',
    cell: ({ expectedFen }) => formatFen(expectedFen),
  },
  {
    key: 'counted',
    head: m.counter_day_counted(),
    align: 'end',
    part: 'amount',
    cell: ({ countedFen }) => formatFen(countedFen),
  },
  {
    key: 'difference',
    head: m.counter_day_difference(),
    align: 'end',
    part: 'fact',
    cell: ({ differenceFen }) => (differenceFen === 0 ? null : formatFen(differenceFen)),
  },
  {
    key: 'reason',
    head: m.counter_day_reason(),
    part: 'fact',
    cell: ({ reason }) => reason && <Written>{reason}</Written>,
  },
];

function Content({ counted }: { counted: CounterDayDetail }) {
  const { state, stateLabel, no, ways, keptFen, entries, returnedFor } = counted;
  const { firstByName, secondByName, createdAt, takenAt } = counted;
  return (
    <>
      {state === 'WAITING' && <Alert>{m.counter_day_waits_second()}</Alert>}
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={variants[state]}>{stateLabel}</Status> },
          { name: m.counter_day_no(), value: no },
          {
            name: m.counter_day_first(),
            value: <Written>{firstByName}</Written>,
            note: formatDate(createdAt),
          },
          ...(secondByName && takenAt !== null
            ? [
                {
                  name: m.counter_day_second(),
                  value: <Written>{secondByName}</Written>,
                  note: formatDate(takenAt),
                },
              ]
            : []),
          { name: m.counter_day_kept(), value: formatFen(keptFen) },
          ...(returnedFor ? [{ name: m.field_reason(), value: <Written>{returnedFor}</Written> }] : []),
        ]}
      />
      <CardTable
        caption={m.counter_day_counted()}
        columns={wayColumns()}
        rows={ways}
        rowKey={({ way }) => way}
        empty=""
      />
      {state !== 'RETURNED' && (
        <DrawerPart title={m.counter_day_entries()}>
          <DayEntries entries={entries} />
        </DrawerPart>
      )}
    </>
  );
}

function Acts({ counted }: { counted: CounterDayDetail }) {
  const { counterDayId: id, version, actions, day } = counted;
  const operate = useMutationOf('POST /api/payManage/counterDay/operate', {
    done: ({ stateLabel }) => m.counter_day_done({ day, state: stateLabel }),
    invalidates: counterDayQueryKeys,
  });
  const { acts, dialog } = useEventActs({
    configs,
    possible: actions,
    title: day,
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) => (await operate.run({ id, event, version, reason })) !== undefined,
  });
  return (
    <>
      <DownloadButton text={m.counter_day_print()} path="/api/payManage/counterDay/print" input={{ id }} />
      <ActButtons acts={acts} mains={['take']} />
      {dialog}
    </>
  );
}
