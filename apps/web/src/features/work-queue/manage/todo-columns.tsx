import type { QueueItem } from '@portal/contract/work-queue/public';
import * as m from '@portal/texts/messages';
import {
  actsColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { spanText } from '../../../platform/display/due-time.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { awayText } from '../shared/away-text.ts';
import { hrefOfWork, kindName } from '../shared/queue-words.ts';
import { TodoActions } from './TodoActions.tsx';

export const todoColumns = (queue: string): ListColumn<QueueItem>[] => [
  nameColumn('subject', m.operator_queue_subject(), {
    name: ({ title }) => title,
    href: (item) => hrefOfWork(item, queue),
    note: ({ kind }) => kindName(kind),
  }),
  stateColumn('state', m.field_state(), ({ stateLabel }) => <Status kind="checking">{stateLabel}</Status>),
  textColumn(
    'waiting',
    m.operator_queue_waiting(),
    ({ enteredAt }) => (
      <time dateTime={new Date(enteredAt).toISOString()} title={formatDate(enteredAt)}>
        {spanText(Date.now() - enteredAt)}
      </time>
    ),
    { sortBy: 'entered' },
  ),
  dueColumn(
    'left',
    m.operator_queue_left(),
    ({ dueAt, workingMsLeft, hoursADay }) =>
      dueAt === null ? null : { at: dueAt, left: workingMsLeft, hoursADay },
    { sortBy: 'due' },
  ),
  textColumn('claim', m.operator_queue_claimed_by(), ({ claim }) =>
    claim ? <Claimer {...claim} /> : m.operator_queue_nobody(),
  ),
  actsColumn('actions', m.act_bar(), (item) => <TodoActions item={item} queue={queue} />),
];

function Claimer({ name, isMine, ...leave }: NonNullable<QueueItem['claim']>) {
  if (isMine) return m.operator_queue_me();
  return (
    <>
      <Written>{name}</Written>
      {leave.awayUntil !== null && (
        <Text block tone="quiet" size={13}>
          <WordedText>{awayText(leave)}</WordedText>
        </Text>
      )}
    </>
  );
}
