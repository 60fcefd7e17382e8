import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { leaveTo } from '../../../../platform/account/leave-to.ts';
import { toast } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { SecuredRefusal } from '../../../identity/shared/secure/SecuredRefusal.tsx';
import type { Member } from './people-keys.ts';

interface HandOverDialogProps {
  member: Member;
  onClose: () => void;
}

/** Makes another member the owner, after the current owner has confirmed by code. */
export function HandOverDialog({ member, onClose }: HandOverDialogProps) {
  const { memberId: id, name, version } = member;
  const act = useMutationOf('POST /api/baseInfo/enterpriseMember/operate', { quiet: true });
  const handOver = async () => {
    if (!(await act.run({ id, event: 'handOver', version }))) return;
    toast('success', m.profile_m_handed_over());
    // The user is now an administrator, so roles and menus are reloaded.
    await leaveTo(paths.enterprisePreserve('members'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={m.profile_m_hand_over_title({ name })}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button variant="dangerMain" busy={act.busy} onClick={() => void handOver()}>
            {m.profile_m_hand_over()}
          </Button>
        </>
      }
    >
      <p>{m.profile_m_hand_over_text()}</p>
      <SecuredRefusal error={act.error} onProven={() => void handOver()} />
    </Dialog>
  );
}
