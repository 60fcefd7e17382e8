import type { ManagedEntry } from '@portal/contract/identity/menu-manage';
import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { menuQueryKeys } from './menu-query-keys.ts';

export function RenameEntry({ entry, onClose }: { entry: ManagedEntry; onClose: () => void }) {
  const { tree, resNo, version, enabled } = entry;
  const [name, setName] = useState(entry.name);
  const save = useMutationOf('POST /api/userManage/menu/save', {
    done: m.operator_role_saved(),
    invalidates: menuQueryKeys,
  });
  const field = useRef<HTMLInputElement>(null);
  const isGood = name.trim().length >= 1 && name.trim().length <= 20;
  const send = async () => {
    if (!isGood) return field.current?.focus();
    const changed = { tree, resNo, version, name: name.trim(), enabled: enabled ? '1' : '0' } as const;
    if (await save.run(changed)) onClose();
  };
  const close = closing(name !== entry.name, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      size="small"
      title={m.operator_role_rename_title()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant="main" busy={save.busy} onClick={() => void send()}>
            {m.act_save()}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          ref={field}
          label={m.field_name()}
          required
          maxLength={20}
          value={name}
          onChange={setName}
          {...(isGood ? {} : { error: m.operator_role_name_rule() })}
        />
      </form>
    </Dialog>
  );
}
