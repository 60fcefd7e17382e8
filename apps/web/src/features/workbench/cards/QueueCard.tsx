import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { hrefOfWork, kindNames } from '../../work-queue/shared/queue-words.ts';
import { leftText } from '../../work-queue/shared/working-time.ts';
import { useQueueCounts } from '../use-queue-counts.ts';
import styles from './Card.module.css';
import { Card } from './Card.tsx';

const fewestRows = 5;
const maxRows = 10;

/** What waits for the operator's roles, the most urgent first. */
export function QueueCard() {
  const answer = useQueryOf('GET /api/workManage/todo/queryList', { pageSize: maxRows }, { quiet: true });
  // The card of the counts beside it has a line for every kind, and this one as many rows as that is long.
  const kinds = useQueueCounts().data?.length ?? 0;
  const shown = Math.max(fewestRows, kinds + 1);
  return (
    <Card
      title={m.operator_home_queue()}
      answer={answer}
      more={{ href: paths.manageTodo(), text: m.operator_home_queue_all() }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.operator_home_queue_empty() }}
    >
      {({ rows }) => (
        <ul className={`${styles.rows} ${styles.todos}`}>
          {rows.slice(0, shown).map((item) => (
            <li key={`${item.kind} ${item.refId}`} className={styles.todo}>
              <Tag tone={(item.workingMsLeft ?? 0) < 0 ? 'petal' : 'brand'} mark="dot">
                {item.stateLabel}
              </Tag>
              <div>
                <b lang="zh" className={`${styles.name} ${styles.strong}`}>
                  {item.title}
                </b>
                <p className={styles.note}>{kindNames[item.kind]()}</p>
              </div>
              <span className={styles.side}>
                {item.workingMsLeft === null ? m.operator_queue_no_deadline() : leftText(item.workingMsLeft)}
              </span>
              <ButtonLink
                href={hrefOfWork(item, '')}
                size="small"
                variant={item.mayDecide ? 'main' : 'default'}
              >
                {item.mayDecide ? m.operator_queue_open() : m.operator_queue_look()}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
