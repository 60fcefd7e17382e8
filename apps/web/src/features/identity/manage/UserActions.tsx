import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ActivationActs } from './activation/ActivationActs.tsx';
import { useOperateUser } from './use-operate-user.ts';
import { ViewAs } from './ViewAs.tsx';

/** The actions an administrator can take on an account; those that harm the user need a reason. */
export function UserActions({ user }: { user: ManagedUser }) {
  const [reasonFor, setReasonFor] = useState<'freeze' | 'endSessions'>();
  const { operate, busy } = useOperateUser(user);
  const { name, actions } = user;
  const unfreeze = async () => {
    const title = m.operator_user_unfreeze_title({ name });
    const isSure = await confirm({
      title,
      text: m.operator_user_unfreeze_text(),
      ok: m.operator_user_unfreeze(),
    });
    if (isSure) await operate('unfreeze');
  };
  const give = async (reason: string) => {
    if (reasonFor && (await operate(reasonFor, reason))) setReasonFor(undefined);
  };
  return (
    <>
      {actions.includes('activate') && <ActivationActs user={user} />}
      {actions.includes('viewAs') && <ViewAs user={user} />}
      {actions.includes('unlock') && (
        <Button busy={busy} onClick={() => void operate('unlock')}>
          {m.operator_user_unlock()}
        </Button>
      )}
      {actions.includes('endSessions') && (
        <Button onClick={() => setReasonFor('endSessions')}>{m.operator_user_end_sessions()}</Button>
      )}
      {actions.includes('freeze') && (
        <Button variant="danger" onClick={() => setReasonFor('freeze')}>
          {m.operator_user_freeze()}
        </Button>
      )}
      {actions.includes('unfreeze') && (
        <Button variant="main" busy={busy} onClick={() => void unfreeze()}>
          {m.operator_user_unfreeze()}
        </Button>
      )}
      {reasonFor && (
        <ReasonDialog
          key={reasonFor}
          {...(reasonFor === 'freeze'
            ? {
                title: m.operator_user_freeze_title({ name }),
                text: m.operator_user_freeze_text(),
                ok: m.operator_user_freeze(),
              }
            : {
                title: m.operator_user_end_sessions_title({ name }),
                text: m.operator_user_end_sessions_text(),
                ok: m.operator_user_end_sessions(),
              })}
          danger
          busy={busy}
          onClose={() => setReasonFor(undefined)}
          onGive={(reason) => void give(reason)}
        />
      )}
    </>
  );
}
