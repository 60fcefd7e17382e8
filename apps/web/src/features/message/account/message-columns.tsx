import type { MessageRow } from '@portal/contract/message/public';
import { messageGroups } from '@portal/contract/message-event';
import * as m from '@portal/texts/messages';
import { actsColumn, dateColumn, nameColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './MessageCell.module.css';
import { MessageCell } from './MessageCell.tsx';

interface MessageActs {
  onRead: (message: MessageRow) => void;
  onDelete: (message: MessageRow) => void;
}

export const messageColumns = ({ onRead, onDelete }: MessageActs): ListColumn<MessageRow>[] => [
  nameColumn('message', m.message_head(), {
    name: (message) => <MessageCell message={message} onOpen={onRead} />,
  }),
  textColumn('group', m.message_group(), ({ group }) => messageGroups[group].label(), { width: '112px' }),
  dateColumn('time', m.field_time(), ({ sentAt }) => sentAt, {
    width: '136px',
    sortBy: '-sent',
  }),
  actsColumn(
    'actions',
    m.act_bar(),
    (message) => (
      <span className={styles.actions}>
        {message.readAt === null && (
          <Button variant="quiet" size="small" onClick={() => onRead(message)}>
            {m.message_mark_read()}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onDelete(message)}>
          {m.act_delete()}
        </Button>
      </span>
    ),
    { width: '152px' },
  ),
];
