import { entryCode, entryFields, type ManagedEntry } from '@portal/contract/dictionary/manage';
import { nextCode } from '@portal/contract/dictionary/next-code';
import * as m from '@portal/texts/messages';
import { type FormEvent, useId } from 'react';
import { z } from 'zod';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type DictionaryList, entriesKey, hasGroup, listsKey, parentListOf } from './dictionary-list.ts';
import { ParentInput } from './ParentInput.tsx';

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

/** Adds an entry, or changes its name, group and position. */
export function EntryDialog({ list: { list, name }, entry, siblings, onClose }: EntryDialogProps) {
  const formId = useId();
  const form = useContractForm<z.input<typeof formShape>>(shapeOf(list), {
    defaultValues: {
      code: entry?.code ?? nextCode(list, siblings),
      data: { name: entry?.name ?? '', group: entry?.group ?? '', parentCode: entry?.parentCode ?? '' },
    },
  });
  const save = useMutationOf('POST /api/baseInfoManage/dictionary/save', {
    once: true,
    done: m.console_dict_saved(),
    invalidates: [entriesKey, listsKey],
    setError: form.setError,
  });
  const send = form.handleSubmit(async ({ code, data }) => {
    const version = entry ? { version: entry.version } : {};
    if (await save.run({ list, code, ...version, data })) onClose();
  });
  const isRegion = list === 'REGION';
  const close = closing(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={entry ? m.console_dict_edit_title({ name: entry.name }) : m.console_dict_add_title({ name })}
      size="small"
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={form.formState.isSubmitting}>
            {m.act_save()}
          </Button>
        </>
      }
    >
      <Stack
        id={formId}
        noValidate
        as="form"
        gap={16}
        onSubmit={(event: FormEvent) => {
          event.stopPropagation();
          void send(event as never);
        }}
      >
        <FormScope form={form}>
          <TextInput
            name="code"
            hint={entry ? undefined : m.console_dict_code_hint()}
            readOnly={entry !== null}
            maxLength={40}
          />
          <TextInput name="data.name" />
          {hasGroup(list) && (
            <TextInput
              name="data.group"
              label={isRegion ? m.field_kind() : m.field_group()}
              hint={isRegion ? m.console_dict_kind_hint() : m.console_dict_group_hint()}
              required
            />
          )}
          {parentListOf(list) && (
            <ParentInput
              name="data.parentCode"
              list={list}
              parents={siblings.filter(({ code }) => code !== entry?.code)}
            />
          )}
        </FormScope>
      </Stack>
    </Dialog>
  );
}
