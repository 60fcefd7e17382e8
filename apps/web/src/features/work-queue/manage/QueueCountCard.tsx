import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { kindName } from '../shared/queue-words.ts';
import { useQueueCounts } from './use-queue-counts.ts';

/** How much waits, by kind, and how much of it is overdue. */
export function QueueCountCard() {
  return (
    <Card title={m.operator_home_total()} ground="night" answer={useQueueCounts()}>
      {(counts) => {
        const sum = (what: 'total' | 'overdue' | 'mine') =>
          counts.reduce((total, count) => total + count[what], 0);
        return (
          <>
            <p className={styles.figure}>{sum('total')}</p>
            <dl className={styles.facts}>
              {counts.map(({ kind, total }) => (
                <div key={kind}>
                  <dt>{kindName(kind)}</dt>
                  <dd>{total}</dd>
                </div>
              ))}
              <div>
                <dt>{m.operator_home_overdue()}</dt>
                <dd>{sum('overdue')}</dd>
              </div>
              <div>
                <dt>{m.operator_home_mine()}</dt>
                <dd>{sum('mine')}</dd>
              </div>
            </dl>
            <Link href={paths.manageTodo()} look="bare" className={styles.nightAction}>
              {m.operator_home_queue_all()}
            </Link>
          </>
        );
      }}
    </Card>
  );
}
