import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { hrefOfWork, kindName } from '../shared/queue-words.ts';
import { useQueueCounts } from './use-queue-counts.ts';

const minRows = 5;
const maxRows = 10;

/** Items the operator can decide, the most urgent first. */
export function QueueCard() {
  const answer = useQueryOf('GET /api/workManage/todo/queryList', { pageSize: maxRows }, { quiet: true });
  // The counts card next to it has one line per kind, so this one shows as many rows.
  const kinds = useQueueCounts().data?.length ?? 0;
  const shown = Math.max(minRows, kinds + 1);
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
            <Columns
              key={`${item.kind} ${item.refId}`}
              as="li"
              across
              of="subgrid"
              align="center"
              padBlock={14}
              className={styles.todo}
            >
              <Tag tone={(item.workingMsLeft ?? 0) < 0 ? 'petal' : 'brand'} mark="dot">
                {item.stateLabel}
              </Tag>
              <div>
                <b lang="zh" className={`${styles.name} ${styles.strong}`}>
                  {item.title}
                </b>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  {kindName(item.kind)}
                </Text>
              </div>
              <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                {item.dueAt === null ? (
                  m.operator_queue_no_deadline()
                ) : (
                  <DueTime dueAt={item.dueAt} leftMs={item.workingMsLeft} hoursADay={item.hoursADay} />
                )}
              </Text>
              <ButtonLink href={hrefOfWork(item, '')} size="small" variant="main">
                {m.operator_queue_open()}
              </ButtonLink>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
