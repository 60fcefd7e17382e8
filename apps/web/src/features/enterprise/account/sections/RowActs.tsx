import * as m from '@portal/texts/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../../ui/icon/shapes/trash.ts';

/** Takes the row at a place (from 0) out of a section's list. */
export function RemoveRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  return <IconButton icon={trashIcon} label={m.profile_remove_row({ number: at + 1 })} onClick={onRemove} />;
}

interface AddRowProps {
  text: string;
  /** The list holds all it may. */
  full: boolean;
  onAdd: () => void;
}

export function AddRow({ text, full, onAdd }: AddRowProps) {
  return (
    <p>
      <Button size="small" icon={plusIcon} disabled={full} onClick={onAdd}>
        {text}
      </Button>
    </p>
  );
}
