import type { ManagedEntry } from '@portal/contract/identity/menu-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { arrowDownIcon, arrowUpIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { useMenuName } from '../../shared/menu-name.ts';
import { movedAmongSiblings } from './entry-order.ts';
import { menuQueryKeys } from './menu-query-keys.ts';
import styles from './Role.module.css';

/** Moves an entry up or down among its siblings. */
export function EntryOrder({ entry, entries }: { entry: ManagedEntry; entries: ManagedEntry[] }) {
  const sort = useMutationOf('POST /api/userManage/menu/sort', { invalidates: menuQueryKeys });
  const { tree } = entry;
  const name = useMenuName()(entry.name);
  const button = (by: -1 | 1, label: string, icon: string) => {
    const resNos = movedAmongSiblings(entries, entry, by);
    return (
      <IconButton
        size="small"
        icon={icon}
        label={label}
        disabled={!resNos}
        busy={sort.busy}
        onClick={() => resNos && void sort.run({ tree, data: { resNos } })}
      />
    );
  };
  return (
    <Row as="span" inline gap={8} align="center" className={styles.order}>
      {button(-1, m.act_move_up_named({ name }), arrowUpIcon)}
      {button(1, m.act_move_down_named({ name }), arrowDownIcon)}
    </Row>
  );
}
