import type { Activation } from '@portal/contract/identity/activation';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { printerIcon } from '../../../../ui/icon/shapes.ts';
import { ActivationLetters } from './ActivationLetters.tsx';

/** Prints a letter with a new code for everyone who has no password yet; nothing if there is nobody. */
export function PrintLetters() {
  const [letters, setLetters] = useState<Activation[]>();
  const waiting = useQueryOf('GET /api/userManage/activation/queryWaiting', {}, { quiet: true });
  const open = useMutationOf('POST /api/userManage/activation/open', {
    invalidates: ['GET /api/userManage/activation/queryWaiting'],
  });
  const { userIds = [] } = waiting.data ?? {};
  if (userIds.length === 0) return null;
  const text = m.activation_print_all({ count: userIds.length });
  const print = async () => {
    if (await confirm({ title: text, text: m.activation_print_all_text(), ok: text }))
      setLetters(await open.run({ data: { userIds } }));
  };
  return (
    <>
      <Button icon={printerIcon} busy={open.busy} onClick={() => void print()}>
        {text}
      </Button>
      {letters && <ActivationLetters letters={letters} onClose={() => setLetters(undefined)} />}
    </>
  );
}
