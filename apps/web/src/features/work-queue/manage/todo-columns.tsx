import type { QueueItem } from '@portal/contract/work-queue';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatEnd } from '../../../platform/display/end-text.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { hrefOfWork, kindName } from '../shared/queue-words.ts';
import { leftText, spanText } from '../shared/working-time.ts';
import { TodoActions } from './TodoActions.tsx';
import styles from './TodoPage.module.css';

export const todoColumns = (queue: string): ListColumn<QueueItem>[] => [
  {
    key: 'subject',
    head: m.operator_queue_subject(),
    rowHeader: true,
    shown: 'always',
    cell: (item) => (
      <span className={styles.subject}>
        <Link href={hrefOfWork(item, queue)}>
          <span lang="zh">{item.title}</span>
        </Link>
        <small>{kindName(item.kind)}</small>
      </span>
    ),
  },
  {
    key: 'state',
    head: m.field_state(),
    nowrap: true,
    cell: ({ stateLabel }) => <Status kind="checking">{stateLabel}</Status>,
  },
  {
    key: 'waiting',
    head: m.operator_queue_waiting(),
    nowrap: true,
    cell: ({ enteredAt }) => (
      <time dateTime={new Date(enteredAt).toISOString()} title={formatDate(enteredAt)}>
        {spanText(Date.now() - enteredAt)}
      </time>
    ),
  },
  { key: 'left', head: m.operator_queue_left(), nowrap: true, cell: (item) => <Left item={item} /> },
  {
    key: 'claim',
    head: m.operator_queue_claimed_by(),
    nowrap: true,
    cell: ({ claim }) => (claim ? <Claimer {...claim} /> : m.operator_queue_nobody()),
  },
  {
    key: 'actions',
    head: m.operator_queue_actions(),
    nowrap: true,
    shown: 'always',
    cell: (item) => <TodoActions item={item} queue={queue} />,
  },
];

function Claimer({ name, isMine }: { name: string; isMine: boolean }) {
  return isMine ? m.operator_queue_me() : <span lang="zh">{name}</span>;
}

function Left({ item: { dueAt, workingMsLeft } }: { item: QueueItem }) {
  if (dueAt === null || workingMsLeft === null) return m.operator_queue_no_deadline();
  return (
    <span className={styles.subject}>
      {workingMsLeft < 0 ? <Status kind="late">{leftText(workingMsLeft)}</Status> : leftText(workingMsLeft)}
      <small>{formatEnd(dueAt)}</small>
    </span>
  );
}
