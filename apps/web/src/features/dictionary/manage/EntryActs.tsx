import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { arrowDownIcon, arrowUpIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { entriesKey, listsKey } from './dictionary-list.ts';
import { moveEntry, type PlacedEntry } from './entry-order.ts';

interface EntryActsProps {
  list: string;
  entry: PlacedEntry;
  entries: PlacedEntry[];
  onEdit: () => void;
  onMerge: () => void;
}

export function EntryActs({ list, entry, entries, onEdit, onMerge }: EntryActsProps) {
  const { code, name, version, actions } = entry;
  const invalidates = [entriesKey, listsKey] as const;
  const operate = useMutationOf('POST /api/baseInfoManage/dictionary/operate', {
    done: m.console_dict_done(),
    invalidates,
  });
  const sort = useMutationOf('POST /api/baseInfoManage/dictionary/sort', {
    done: m.console_dict_saved(),
    invalidates,
  });
  const move = (by: -1 | 1) => {
    const codes = moveEntry(entries, code, by);
    if (codes) void sort.run({ list, data: { codes } });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: m.console_dict_remove_title({ name }),
      text: m.console_dict_remove_text(),
      ok: m.act_delete(),
      danger: true,
    });
    if (isSure) await operate.run({ list, code, event: 'remove', version });
  };
  const hide = actions.includes('shield') ? 'shield' : 'unshield';
  return (
    <Row as="span" inline align="center" gap={4}>
      <IconButton
        size="small"
        icon={arrowUpIcon}
        label={m.act_move_up_named({ name })}
        disabled={moveEntry(entries, code, -1) === undefined}
        busy={sort.busy}
        onClick={() => move(-1)}
      />
      <IconButton
        size="small"
        icon={arrowDownIcon}
        label={m.act_move_down_named({ name })}
        disabled={moveEntry(entries, code, 1) === undefined}
        busy={sort.busy}
        onClick={() => move(1)}
      />
      <Button size="small" variant="quiet" onClick={onEdit}>
        {m.console_dict_edit()}
      </Button>
      {actions.includes(hide) && (
        <Button
          size="small"
          variant="quiet"
          busy={operate.busy}
          onClick={() => void operate.run({ list, code, event: hide, version })}
        >
          {hide === 'shield' ? m.console_dict_shield() : m.console_dict_unshield()}
        </Button>
      )}
      {actions.includes('merge') && (
        <Button size="small" variant="quiet" onClick={onMerge}>
          {m.removal_merge()}
        </Button>
      )}
      {actions.includes('remove') && (
        <Button size="small" variant="quiet" busy={operate.busy} onClick={() => void remove()}>
          {m.act_delete()}
        </Button>
      )}
    </Row>
  );
}
