import type { SearchKind } from '@portal/contract/kinds';
import type { SearchRow } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './FoundGroups.module.css';
import { FoundList } from './FoundList.tsx';
import { FoundPublicTasks } from './FoundPublicTasks.tsx';
import { kindName } from './found-link.ts';
import type { KindCounts } from './kind-counts.ts';
import { type SearchRequest, searchHref } from './search-request.ts';

interface FoundGroupsProps {
  request: SearchRequest;
  rows: SearchRow[];
  /** How many there are of each kind; empty for what is only near. */
  kinds: KindCounts;
}

/** The best few results of each kind, with a link to all of them. */
export function FoundGroups({ request, rows, kinds }: FoundGroupsProps) {
  const order = [...new Set(rows.map(({ kind }) => kind))];
  const countOf = (kind: SearchKind) => kinds.find((entry) => entry.kind === kind);
  return order.map((kind) => {
    const shown = rows.filter((row) => row.kind === kind);
    const counted = countOf(kind);
    const count = counted && formatThousands(counted.count) + (counted.isExact ? '' : '+');
    const more = counted && counted.count > shown.length && (
      <Link href={searchHref({ ...request, kind })} className={styles.more}>
        {m.search_more_of_kind({ count: count ?? '', kind: kindName(kind) })}
        <Icon shape={chevronRightIcon} />
      </Link>
    );
    if (kind === 'PUBLIC_TASK')
      return (
        <FoundPublicTasks key={kind} rows={shown} count={count}>
          {more}
        </FoundPublicTasks>
      );
    return (
      <Text as="section" key={kind} aria-labelledby={`found-${kind}`} className={styles.group}>
        <Row align="baseline" gap={10} padBottom={10}>
          <Text as="h2" id={`found-${kind}`} size={18}>
            {kindName(kind)}
          </Text>
          {count && <GroupCount count={count} />}
        </Row>
        <FoundList rows={shown} level={3} />
        {more}
      </Text>
    );
  });
}

const GroupCount = ({ count }: { count: string }) => (
  <Text as="small" tone="faint" size={14} figures>
    {m.search_group_count({ count })}
  </Text>
);
