import * as m from '@portal/texts/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../../ui/icon/shapes/trash.ts';

/** Removes a row (counted from 0) from a section's list. */
export function RemoveRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  return <IconButton icon={trashIcon} label={m.profile_remove_row({ number: at + 1 })} onClick={onRemove} />;
}

interface AddRowProps {
  text: string;
  /** The list has reached its limit. */
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
