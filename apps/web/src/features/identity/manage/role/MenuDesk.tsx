import type { MenuTree } from '@portal/contract/identity/menu-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { EntryTable } from './EntryTable.tsx';
import styles from './Role.module.css';
import { isTree, treeName } from './tree-name.ts';

/** Identities and roles on the left, the menu of the chosen one on the right. */
export function MenuDesk() {
  const [search] = useSearchParams();
  const chosen = search.get('tree');
  const tree = isTree(chosen) ? chosen : 'enterprise';
  const roles = useQueryOf('GET /api/userManage/role/queryList', {}, { quiet: true });
  const entries = useQueryOf(
    'GET /api/userManage/menu/queryTree',
    { tree },
    { quiet: true, keepPrevious: true },
  );
  const failed = [roles, entries].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState
        title={m.operator_role_failed()}
        retry={{
          label: m.act_retry(),
          onRetry: () => void failed.refetch(),
          busy: failed.isFetching,
        }}
      />
    );
  return (
    <Columns of="220px minmax(0, 1fr)" gap={24} align="start" above={16} stack="laptop">
      <Stack aria-label={m.operator_role_list()} as="nav" frame="thin" round clip className={styles.trees}>
        {roles.data?.map((role) => (
          <Link
            key={role.tree}
            href={paths.manageRoles({ tree: role.tree })}
            look="bare"
            keepScroll
            aria-current={role.tree === tree ? 'page' : undefined}
          >
            {treeName(role.tree as MenuTree)}
            <Text as="small" tone="quiet" weight={400} nowrap>
              {m.operator_role_holders({ count: role.holders })}
            </Text>
          </Link>
        ))}
      </Stack>
      {entries.data ? (
        <EntryTable tree={tree} entries={entries.data} />
      ) : (
        <Loading label={m.member_loading()}>
          <SkeletonLines lines={14} />
        </Loading>
      )}
    </Columns>
  );
}
