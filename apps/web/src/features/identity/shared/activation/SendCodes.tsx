import { activationsAtOnce } from '@portal/contract/identity/activation';
import * as m from '@portal/texts/messages';
import { confirm, toast } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { inParts } from './in-parts.ts';

/** Sends new codes to the numbers of these accounts; nothing where no text messages are set up. */
export function SendCodes({ userIds }: { userIds: readonly string[] }) {
  const sms = useQueryOf('GET /api/userManage/sms/queryState', {}, { quiet: true });
  const send = useMutationOf('POST /api/userManage/activation/sendAll');
  if (!sms.data?.isSet) return null;
  const text = m.activation_send_all({ count: userIds.length });
  const sendAll = async () => {
    if (!(await confirm({ title: text, text: m.activation_print_all_text(), ok: text }))) return;
    let count = 0;
    for (const part of inParts(userIds, activationsAtOnce)) {
      const answer = await send.run({ data: { userIds: part } });
      if (!answer) break;
      count += answer.sent;
    }
    if (count > 0) toast('success', m.activation_sent_all({ count }));
  };
  return (
    <Button busy={send.busy} onClick={() => void sendAll()}>
      {text}
    </Button>
  );
}
