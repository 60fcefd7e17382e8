import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Long enough for a new tab to load the file. */
const shownMs = 60_000;

/** Opens a private file in its own tab, with the reader's token, which a plain link would not send. */
export function OpenEntryFile({ href, name }: { href: string; name: string }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // The client shows a refusal.
    const file = await browserClient()
      .download(href)
      .catch(() => undefined);
    if (file) {
      const address = URL.createObjectURL(file);
      window.open(address, '_blank', 'noreferrer');
      setTimeout(() => URL.revokeObjectURL(address), shownMs);
    }
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} aria-label={`${m.act_view()} ${name}`} onClick={() => void open()}>
      {m.act_view()}
    </Button>
  );
}
