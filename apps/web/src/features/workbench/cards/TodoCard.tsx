import type { TodoRow } from '@portal/contract/todo';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import {
  case_go,
  case_title,
  workbench_todo,
  workbench_todo_confirm,
  workbench_todo_confirm_text,
  workbench_todo_confirm_wanted,
  workbench_todo_invite,
  workbench_todo_invite_open,
  workbench_todo_invite_text,
  workbench_todo_join,
  workbench_todo_join_open,
  workbench_todo_join_text,
  workbench_todo_none,
} from '../../../platform/i18n/paraglide/messages.js';
import { ServerText } from '../../../platform/i18n/server-words/ServerText.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { DueTime } from '../../case/member/DueTime.tsx';
import { useTodos } from '../use-todos.ts';
import styles from './Card.module.css';
import { Card } from './Card.tsx';

interface Words {
  state: ReactNode;
  title: ReactNode;
  note: ReactNode;
  action: ReactNode;
}

function wordsOf({ kind, title, note, statusText, nextStep }: TodoRow): Words {
  const written = <span lang={langOfContent('zh')}>{title}</span>;
  switch (kind) {
    case 'CASE':
      return {
        state: <ServerText>{statusText}</ServerText>,
        title: <ServerText>{title}</ServerText>,
        note: (
          <>
            {note}
            {nextStep && ' · '}
            {nextStep && <ServerText>{nextStep}</ServerText>}
          </>
        ),
        action: case_go(),
      };
    case 'INVITE':
      return {
        state: workbench_todo_invite(),
        title: written,
        note: <Sentence say={workbench_todo_invite_text} values={{ name: note }} />,
        action: workbench_todo_invite_open(),
      };
    case 'JOIN':
      return {
        state: workbench_todo_join(),
        title: written,
        note: workbench_todo_join_text(),
        action: workbench_todo_join_open(),
      };
    case 'RECEIPT':
      return {
        state: workbench_todo_confirm_wanted(),
        title: written,
        note: workbench_todo_confirm_text(),
        action: workbench_todo_confirm(),
      };
  }
}

/** What waits for the user: cases, invitations, who asks to join, notices to confirm. */
export function TodoCard() {
  return (
    <Card
      title={workbench_todo()}
      answer={useTodos()}
      more={{ href: paths.myCases(), text: case_title() }}
      empty={{ when: ({ rows }) => rows.length === 0, text: workbench_todo_none() }}
    >
      {({ rows }) => (
        <ul className={`${styles.rows} ${styles.todos}`}>
          {rows.map((row) => {
            const { state, title, note, action } = wordsOf(row);
            return (
              <li key={row.id} className={styles.todo}>
                <Tag tone="amber" mark="dot">
                  {state}
                </Tag>
                <div>
                  <b className={`${styles.name} ${styles.strong}`}>{title}</b>
                  <p className={styles.note}>{note}</p>
                </div>
                <span className={styles.side}>{row.dueAt !== null && <DueTime dueAt={row.dueAt} />}</span>
                <ButtonLink href={row.link} size="small">
                  {action}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
