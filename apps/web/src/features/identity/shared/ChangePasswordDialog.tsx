import * as m from '@portal/texts/messages';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ChangePasswordForm } from '../account/ChangePasswordForm.tsx';

interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The password form, opened from the navbar; closes once the password is changed. */
export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.person_change_password()} closeLabel={m.act_close()}>
      <ChangePasswordForm onDone={onClose} />
    </Dialog>
  );
}
