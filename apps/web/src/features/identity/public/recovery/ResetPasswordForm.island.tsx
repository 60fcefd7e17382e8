import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { type RecoveryTicket, recoveryTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import { ResetPassword } from './ResetPassword.tsx';

interface ResetPasswordFormProps {
  startHref: string;
  doneHref: string;
}

/** The second half of a recovery: a new password for users who have proven their phone. */
function ResetPasswordForm({ startHref, doneHref }: ResetPasswordFormProps) {
  const [ticket, setTicket] = useState<RecoveryTicket | 'none'>();
  const expire = () => {
    recoveryTicket.forget();
    setTicket('none');
  };
  useEffect(() => setTicket(recoveryTicket.read() ?? 'none'), []);
  return (
    <IdentityRoot>
      <NeedsScript />
      {ticket === undefined && <Skeleton height="320px" />}
      {ticket === 'none' && (
        <Alert kind="warning" announce action={<Link href={startHref}>{m.identity_ticket_restart()}</Link>}>
          {m.identity_ticket_expired()}
        </Alert>
      )}
      {typeof ticket === 'object' && <ResetPassword ticket={ticket} doneHref={doneHref} onExpire={expire} />}
    </IdentityRoot>
  );
}

export default island('identity/public/recovery/ResetPasswordForm', ResetPasswordForm, 'load');
