import type { CollectRow } from '@portal/contract/collect';
import { useState } from 'react';
import {
  collect_cancel,
  collect_close,
  collect_group,
  collect_group_dialog,
  collect_group_hint,
  collect_group_known,
  collect_save,
} from '../../../platform/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button/Button.tsx';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface GroupDialogProps {
  row: CollectRow;
  groups: readonly string[];
  busy: boolean;
  onSave: (group: string) => void;
  onClose: () => void;
}

const longest = 20;

/** Puts a collected thing into a group: one of those there are, or a new one. */
export function GroupDialog({ row, groups, busy, onSave, onClose }: GroupDialogProps) {
  const [group, setGroup] = useState(row.group);
  return (
    <Dialog
      open
      onClose={onClose}
      title={collect_group_dialog()}
      size="small"
      closeLabel={collect_close()}
      actions={
        <>
          <Button onClick={onClose}>{collect_cancel()}</Button>
          <Button
            variant="main"
            busy={busy}
            disabled={group.trim().length > longest}
            onClick={() => onSave(group.trim())}
          >
            {collect_save()}
          </Button>
        </>
      }
    >
      <ComboBox
        label={collect_group()}
        hint={collect_group_hint()}
        options={groups.map((name) => ({ value: name, text: name }))}
        inputValue={group}
        onInputChange={setGroup}
        onChange={(value) => value !== null && setGroup(value)}
        freeText
        empty={collect_group_known()}
      />
    </Dialog>
  );
}
