import { paths } from '@portal/contract/paths';
import type { QueueScope } from '@portal/contract/work-queue/public';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { kindName } from '../shared/queue-words.ts';
import { useQueueCounts } from './use-queue-counts.ts';

/** Items the operator can decide: by kind, and separately the overdue ones, their own, and those they handled. */
export function QueueCountCard() {
  return (
    <Card title={m.operator_home_total()} ground="night" answer={useQueueCounts()}>
      {(counts) => {
        const sum = (scope: QueueScope) => counts.reduce((total, count) => total + count[scope], 0);
        return (
          <>
            <Link href={paths.manageTodo()} look="bare" className={styles.figure}>
              {sum('open')}
            </Link>
            <Text as="dl" above={12} below={16} className={styles.facts}>
              {counts
                .filter(({ open }) => open > 0)
                .map(({ kind, open }) => (
                  <Fact key={kind} name={kindName(kind)} href={paths.manageTodo({ kind })}>
                    {open}
                  </Fact>
                ))}
            </Text>
            <Text as="dl" above={12} below={16} className={styles.facts}>
              <Fact name={m.operator_home_overdue()} href={paths.manageTodo({ scope: 'overdue' })}>
                {sum('overdue')}
              </Fact>
              <Fact name={m.operator_home_mine()} href={paths.manageTodo({ scope: 'mine' })}>
                {sum('mine')}
              </Fact>
              <Fact name={m.operator_queue_handled()} href={paths.manageTodo({ scope: 'handled' })}>
                {sum('handled')}
              </Fact>
            </Text>
            <Link href={paths.manageTodo()} look="bare" className={styles.nightAction}>
              {m.operator_home_queue_all()}
            </Link>
          </>
        );
      }}
    </Card>
  );
}

function Fact({ name, href, children }: { name: string; href: string; children: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link href={href} look="bare" aria-label={`${name} ${children}`}>
          {children}
        </Link>
      </dd>
    </div>
  );
}
