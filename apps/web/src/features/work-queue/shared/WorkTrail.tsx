import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { nextWork } from './next-work.ts';
import { hrefOfWork, queueParameter } from './queue-words.ts';
import styles from './WorkTrail.module.css';

const listKey = 'GET /api/workManage/todo/queryList';

interface WorkTrailProps {
  refId: string;
  /** The address of the list that contains the item. */
  list: string;
}

/**
 * Navigation above an item: back to its list; if it was opened from the queue, back to the queue as it was left, and on
 * to the next item.
 */
export function WorkTrail({ refId, list }: WorkTrailProps) {
  const [search] = useSearchParams();
  const queue = search.get(queueParameter);
  if (queue !== null) return <Trail refId={refId} queue={queue} />;
  return (
    <nav className={styles.trail} aria-label={m.act_back()}>
      <Link href={list} className={styles.way}>
        <Icon shape={chevronLeftIcon} />
        {m.act_back()}
      </Link>
    </nav>
  );
}

function Trail({ refId, queue }: { refId: string; queue: string }) {
  const { page: _page, size: _size, ...filters } = Object.fromEntries(new URLSearchParams(queue));
  const input: EndpointMap[typeof listKey]['input'] = { ...filters, pageSize: 50 };
  const { data } = useQueryOf(listKey, input, { quiet: true, keepPrevious: true });
  const next = data && nextWork(data.rows, refId);
  return (
    <nav className={styles.trail} aria-label={m.operator_trail()}>
      <Link href={`${paths.manageTodo()}?${queue}`} className={styles.way}>
        <Icon shape={chevronLeftIcon} />
        {m.operator_trail_back()}
      </Link>
      {next && (
        <Link href={hrefOfWork(next, queue)} className={styles.way} title={next.title}>
          {m.operator_trail_next()}{' '}
          <Text lang="zh" as="span" clip nowrap className={styles.name}>
            {next.title}
          </Text>
          <Icon shape={chevronRightIcon} />
        </Link>
      )}
      {data && !next && <span>{m.operator_trail_last()}</span>}
    </nav>
  );
}
