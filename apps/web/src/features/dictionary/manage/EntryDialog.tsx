import { entryCode, entryFields, type ManagedEntry } from '@portal/contract/dictionary-manage';
import * as m from '@portal/texts/messages';
import { type FormEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Bound } from '../../../platform/form/Bound.tsx';
import { schemaResolver } from '../../../platform/form/schema-resolver.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './Dictionary.module.css';
import { type DictionaryList, entriesKey, hasGroup, listsKey, parentListOf } from './dictionary-list.ts';
import { nextCode } from './next-code.ts';
import { ParentField } from './ParentField.tsx';

interface EntryDialogProps {
  list: DictionaryList;
  /** Null for a new one. */
  entry: ManagedEntry | null;
  siblings: readonly ManagedEntry[];
  onClose: () => void;
}

const formShape = z.object({ code: entryCode, data: entryFields });
const groupedShape = (error: string) =>
  formShape.refine(({ data }) => data.group !== '', { path: ['data', 'group'], error });

function shapeOf(list: string) {
  if (!hasGroup(list)) return formShape;
  return groupedShape(list === 'REGION' ? '请输入类型' : '请输入分组');
}

/** Adds an entry, or changes its name, group and place. */
export function EntryDialog({ list: { list, name }, entry, siblings, onClose }: EntryDialogProps) {
  const formId = useId();
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver<z.input<typeof formShape>>(shapeOf(list)),
    defaultValues: {
      code: entry?.code ?? nextCode(list, siblings),
      data: { name: entry?.name ?? '', group: entry?.group ?? '', parentCode: entry?.parentCode ?? '' },
    },
  });
  const save = useMutationOf('POST /api/baseInfoManage/dictionary/save', {
    once: true,
    done: m.console_dict_saved(),
    invalidates: [entriesKey, listsKey],
    setError,
  });
  const send = handleSubmit(async ({ code, data }) => {
    const version = entry ? { version: entry.version } : {};
    if (await save.run({ list, code, ...version, data })) onClose();
  });
  const isRegion = list === 'REGION';
  const close = closing(formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={entry ? m.console_dict_edit_title({ name: entry.name }) : m.console_dict_add_title({ name })}
      size="small"
      closeLabel={m.console_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.console_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={formState.isSubmitting}>
            {m.console_save()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.stopPropagation();
          void send(event as never);
        }}
      >
        <Bound control={control} name="code">
          {(field) => (
            <TextField
              {...field}
              label={m.field_code()}
              hint={entry ? undefined : m.console_dict_code_hint()}
              readOnly={entry !== null}
              maxLength={40}
              required
            />
          )}
        </Bound>
        <Bound control={control} name="data.name">
          {(field) => <TextField {...field} label={m.field_name()} maxLength={40} required />}
        </Bound>
        {hasGroup(list) && (
          <Bound control={control} name="data.group">
            {(field) => (
              <TextField
                {...field}
                value={field.value ?? ''}
                label={isRegion ? m.field_kind() : m.field_group()}
                hint={isRegion ? m.console_dict_kind_hint() : m.console_dict_group_hint()}
                maxLength={20}
                required
              />
            )}
          </Bound>
        )}
        {parentListOf(list) && (
          <Bound control={control} name="data.parentCode">
            {(field) => (
              <ParentField
                {...field}
                list={list}
                parents={siblings.filter(({ code }) => code !== entry?.code)}
              />
            )}
          </Bound>
        )}
      </form>
    </Dialog>
  );
}
