import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { SaveBar } from '../../../../ui/form/SaveBar.tsx';

interface EntryBarProps {
  savedAt: number | undefined;
  /** A file is being uploaded. */
  isWaiting: boolean;
  busy: 'save' | 'submit' | undefined;
  onSave: () => void;
}

/** Shows when the application was last saved; has the save and submit buttons. */
export function EntryBar({ savedAt, isWaiting, busy, onSave }: EntryBarProps) {
  const isSubmitting = busy === 'submit';
  return (
    <SaveBar
      saved={savedAt && m.identity_entry_saved_at({ time: formatDate(savedAt, 'HH:mm') })}
      waiting={isWaiting && m.identity_entry_waits()}
    >
      <Button size="large" busy={busy === 'save'} disabled={isWaiting || isSubmitting} onClick={onSave}>
        {m.identity_entry_save()}
      </Button>
      <Button type="submit" size="large" variant="main" busy={isWaiting || isSubmitting}>
        {m.identity_entry_submit()}
      </Button>
    </SaveBar>
  );
}
