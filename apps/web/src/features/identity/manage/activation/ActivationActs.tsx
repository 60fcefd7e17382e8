import type { Activation } from '@portal/contract/identity/activation';
import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ActivationLetters } from '../../shared/activation/ActivationLetters.tsx';

const MailActivation = lazy(async () => ({ default: (await import('./MailActivation.tsx')).MailActivation }));

/** Issues an activation code, to hand over, by text message or by email. */
export function ActivationActs({ user }: { user: ManagedUser }) {
  const { userId } = user;
  const [isMailing, setIsMailing] = useState(false);
  const [letters, setLetters] = useState<Activation[]>();
  const sms = useQueryOf('GET /api/userManage/sms/queryState', {}, { quiet: true });
  const open = useMutationOf('POST /api/userManage/activation/open');
  const send = useMutationOf('POST /api/userManage/activation/send', { done: m.activation_sent() });
  const issue = async () => {
    const isSure = await confirm({
      title: m.activation_issue(),
      text: m.activation_issue_text(),
      ok: m.activation_issue(),
    });
    if (isSure) setLetters(await open.run({ data: { userIds: [userId] } }));
  };
  return (
    <>
      {sms.data?.isSet && (
        <Button busy={send.busy} onClick={() => void send.run({ userId })}>
          {m.activation_send()}
        </Button>
      )}
      {sms.data?.mailIsSet && <Button onClick={() => setIsMailing(true)}>{m.activation_mail()}</Button>}
      <Button variant="main" busy={open.busy} onClick={() => void issue()}>
        {m.activation_issue()}
      </Button>
      {isMailing && (
        <Suspense>
          <MailActivation user={user} onClose={() => setIsMailing(false)} />
        </Suspense>
      )}
      {letters && <ActivationLetters letters={letters} onClose={() => setLetters(undefined)} />}
    </>
  );
}
