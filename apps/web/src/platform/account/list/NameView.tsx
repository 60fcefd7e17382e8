import { type SavedView, savedViewSave } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FormScope } from '../../form/FormScope.tsx';
import { TextInput } from '../../form/TextInput.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { useMutationOf } from '../use-mutation-of.ts';

const listKey = 'GET /api/listManage/savedView/queryList';
const naming = savedViewSave.input.pick({ name: true });

interface NameViewProps {
  /** The view to rename; null to save the current one. */
  view: SavedView | null;
  kept: { list: string; query: string; columns: string };
  onClose: () => void;
}

/** Asks for a view's name. */
export function NameView({ view, kept, onClose }: NameViewProps) {
  const form = useContractForm(naming, { defaultValues: { name: view?.name ?? '' } });
  const options = { invalidates: [listKey], setError: form.setError } as const;
  const save = useMutationOf('POST /api/listManage/savedView/save', {
    ...options,
    done: m.member_view_saved(),
    once: true,
  });
  const rename = useMutationOf('POST /api/listManage/savedView/operate', {
    ...options,
    done: m.member_view_renamed(),
  });
  const send = form.handleSubmit(async ({ name }) => {
    const done = view
      ? await rename.run({ event: 'rename', id: view.viewId, name })
      : await save.run({ ...kept, name });
    if (done) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={view ? m.member_view_rename_of({ name: view.name }) : m.member_view_save()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button variant="main" busy={save.busy || rename.busy} onClick={() => void send()}>
            {view ? m.member_view_rename() : m.member_view_save()}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <FormScope form={form}>
          <TextInput name="name" hint={view ? undefined : m.member_view_save_text()} />
        </FormScope>
      </form>
    </Dialog>
  );
}
