import type { TodoRow } from '@portal/contract/todo';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { DueTime } from '../../case/account/DueTime.tsx';
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
        state: statusText,
        title: <WordedText>{title}</WordedText>,
        note: (
          <>
            {note}
            {nextStep && ' · '}
            {nextStep}
          </>
        ),
        action: m.case_go(),
      };
    case 'INVITE':
      return {
        state: m.workbench_todo_invite(),
        title: written,
        note: <Sentence say={m.workbench_todo_invite_text} values={{ name: note }} />,
        action: m.workbench_todo_invite_open(),
      };
    case 'JOIN':
      return {
        state: m.workbench_todo_join(),
        title: written,
        note: m.workbench_todo_join_text(),
        action: m.workbench_todo_join_open(),
      };
    case 'RECEIPT':
      return {
        state: m.workbench_todo_confirm_wanted(),
        title: written,
        note: m.workbench_todo_confirm_text(),
        action: m.workbench_todo_confirm(),
      };
  }
}

/** What waits for the user: cases, invitations, who asks to join, notices to confirm. */
export function TodoCard() {
  return (
    <Card
      title={m.workbench_todo()}
      answer={useTodos()}
      more={{ href: paths.myCases(), text: m.case_title() }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.workbench_todo_none() }}
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
