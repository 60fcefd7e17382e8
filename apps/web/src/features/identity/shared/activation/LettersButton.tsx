import { type Activation, activationsAtOnce } from '@portal/contract/identity/activation';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { printerIcon } from '../../../../ui/icon/shapes.ts';
import { ActivationLetters } from './ActivationLetters.tsx';
import { inParts } from './in-parts.ts';

/** Issues new codes for these accounts, and prints a letter for each, all in one document. */
export function LettersButton({ userIds }: { userIds: readonly string[] }) {
  const [letters, setLetters] = useState<Activation[]>();
  const open = useMutationOf('POST /api/userManage/activation/open', {
    invalidates: ['GET /api/userManage/activation/queryWaiting'],
  });
  const text = m.activation_print_all({ count: userIds.length });
  const print = async () => {
    if (!(await confirm({ title: text, text: m.activation_print_all_text(), ok: text }))) return;
    const issued: Activation[] = [];
    for (const part of inParts(userIds, activationsAtOnce)) {
      const answer = await open.run({ data: { userIds: part } });
      // Codes that were issued are shown this once, whatever becomes of the rest.
      if (!answer) break;
      issued.push(...answer);
    }
    if (issued.length > 0) setLetters(issued);
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
