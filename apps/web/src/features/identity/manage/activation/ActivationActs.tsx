import type { Activation } from '@portal/contract/identity/activation';
import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ActivationLetters } from '../../shared/activation/ActivationLetters.tsx';

/** Issues an activation code, to hand over or by text message. */
export function ActivationActs({ user: { userId } }: { user: ManagedUser }) {
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
      <Button variant="main" busy={open.busy} onClick={() => void issue()}>
        {m.activation_issue()}
      </Button>
      {letters && <ActivationLetters letters={letters} onClose={() => setLetters(undefined)} />}
    </>
  );
}
