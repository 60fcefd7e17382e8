import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';

/** Prints the form as a PDF. */
export function usePrintAct({ declarationId }: { declarationId: string }): BarAct {
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    // The client shows a refusal.
    await browserClient()
      .download(`/api/policyManage/declaration/print?id=${declarationId}`)
      .then((loaded) => saveFile(loaded, document))
      .catch(() => undefined);
    setBusy(false);
  };
  return { key: 'print', text: m.declaration_print(), busy, onPress: () => void print() };
}
