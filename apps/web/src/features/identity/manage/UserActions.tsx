import type { ManagedUser } from '@portal/contract/user-manage';
import { useState } from 'react';
import {
  operator_user_end_sessions,
  operator_user_end_sessions_text,
  operator_user_end_sessions_title,
  operator_user_freeze,
  operator_user_freeze_text,
  operator_user_freeze_title,
  operator_user_unfreeze,
  operator_user_unfreeze_text,
  operator_user_unfreeze_title,
  operator_user_unlock,
} from '../../../platform/i18n/paraglide/messages.js';
import { ask } from '../../../platform/member/notices.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ReasonDialog } from '../../work-queue/shared/ReasonDialog.tsx';
import { useOperateUser } from './use-operate-user.ts';
import { ViewAs } from './ViewAs.tsx';

/** What an administrator may do with an account now; what hurts needs a reason. */
export function UserActions({ user }: { user: ManagedUser }) {
  const [reasonFor, setReasonFor] = useState<'freeze' | 'endSessions'>();
  const { operate, busy } = useOperateUser(user);
  const { name, actions } = user;
  const unfreeze = async () => {
    const title = operator_user_unfreeze_title({ name });
    const isSure = await ask({ title, text: operator_user_unfreeze_text(), ok: operator_user_unfreeze() });
    if (isSure) await operate('unfreeze');
  };
  const give = async (reason: string) => {
    if (reasonFor && (await operate(reasonFor, reason))) setReasonFor(undefined);
  };
  return (
    <>
      {actions.includes('viewAs') && <ViewAs user={user} />}
      {actions.includes('unlock') && (
        <Button busy={busy} onClick={() => void operate('unlock')}>
          {operator_user_unlock()}
        </Button>
      )}
      {actions.includes('endSessions') && (
        <Button onClick={() => setReasonFor('endSessions')}>{operator_user_end_sessions()}</Button>
      )}
      {actions.includes('freeze') && (
        <Button variant="danger" onClick={() => setReasonFor('freeze')}>
          {operator_user_freeze()}
        </Button>
      )}
      {actions.includes('unfreeze') && (
        <Button variant="main" busy={busy} onClick={() => void unfreeze()}>
          {operator_user_unfreeze()}
        </Button>
      )}
      {reasonFor && (
        <ReasonDialog
          key={reasonFor}
          {...(reasonFor === 'freeze'
            ? {
                title: operator_user_freeze_title({ name }),
                text: operator_user_freeze_text(),
                ok: operator_user_freeze(),
              }
            : {
                title: operator_user_end_sessions_title({ name }),
                text: operator_user_end_sessions_text(),
                ok: operator_user_end_sessions(),
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
