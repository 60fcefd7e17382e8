import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { todoWords } from '../../todo-words.ts';
import { useTodos } from './use-todos.ts';

/** The user's to-do items: cases, invitations, requests to join, notices to confirm. */
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
            const { state, title, note, action } = todoWords[row.kind](row);
            return (
              <Columns
                key={row.id}
                as="li"
                across
                of="subgrid"
                align="center"
                padBlock={14}
                className={styles.todo}
              >
                <Tag tone="amber" mark="dot">
                  {state}
                </Tag>
                <div>
                  <b className={`${styles.name} ${styles.strong}`}>{title}</b>
                  <Text clip tone="faint" size={13} nowrap className={styles.note}>
                    {note}
                  </Text>
                </div>
                <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                  {row.dueAt !== null && <DueTime dueAt={row.dueAt} />}
                </Text>
                <ButtonLink href={row.link} size="small">
                  {action}
                </ButtonLink>
              </Columns>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
