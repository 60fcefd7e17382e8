import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Longer than a new tab needs to read what it shows. */
const shownMs = 60_000;

/** Opens a private file in a tab of its own, with the reader's token, which no plain link carries. */
export function OpenEntryFile({ href, name }: { href: string; name: string }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // A refusal is said by the client.
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
    <Button
      size="small"
      busy={busy}
      aria-label={`${m.contest_open_file()} ${name}`}
      onClick={() => void open()}
    >
      {m.contest_open_file()}
    </Button>
  );
}
