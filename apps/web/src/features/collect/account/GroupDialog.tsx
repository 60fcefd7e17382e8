import type { CollectRow } from '@portal/contract/collect/public';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { focusFirstField } from '../../../platform/form/focus-first-field.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './GroupDialog.module.css';

interface GroupDialogProps {
  row: CollectRow;
  groups: readonly string[];
  busy: boolean;
  onSave: (group: string) => void;
  onClose: () => void;
}

const max = 20;
const formId = 'collect-group';

/** Moves a collected item into an existing group or a new one. */
export function GroupDialog({ row, groups, busy, onSave, onClose }: GroupDialogProps) {
  const [group, setGroup] = useState(row.group);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.collect_group_dialog()}
      size="small"
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button variant="main" type="submit" form={formId} busy={busy}>
            {m.act_save()}
          </Button>
        </>
      }
    >
      <Stack
        ref={focusFirstField}
        id={formId}
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(group.trim());
        }}
      >
        <TextField
          label={m.field_group()}
          hint={m.collect_group_hint()}
          value={group}
          onChange={(text) => setGroup(text.slice(0, max))}
        />
        {groups.length > 0 && (
          <Row as="fieldset" wrap gap={8} className={styles.known}>
            <legend>{m.collect_group_known()}</legend>
            {groups.map((name) => (
              <Button
                key={name}
                size="small"
                aria-pressed={name === group}
                lang={langOfContent('zh')}
                onClick={() => setGroup(name)}
              >
                {name}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
