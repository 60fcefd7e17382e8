import * as m from '@portal/texts/messages';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { completeTarget, isLinkTarget } from './link-target.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the target of the selected text; without a selection the address itself is inserted. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const present = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(present);
  const [fault, setFault] = useState<string>();
  const set = () => {
    const target = completeTarget(href);
    if (!isLinkTarget(target)) return setFault(m.rich_text_link_fault());
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present)
      chain.insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] });
    else chain.setLink({ href: target });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.field_link()}
      size="small"
      closeLabel={m.act_close()}
      actions={
        <>
          {present && <Button onClick={remove}>{m.rich_text_link_remove()}</Button>}
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button variant="main" onClick={set}>
            {m.rich_text_link_set()}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside a form, which must not be submitted.
          event.stopPropagation();
          set();
        }}
      >
        <TextField
          label={m.rich_text_link_to()}
          hint={m.rich_text_link_hint()}
          error={fault}
          value={href}
          onChange={setHref}
          inputMode="url"
        />
      </form>
    </Dialog>
  );
}
