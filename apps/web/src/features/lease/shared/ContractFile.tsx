import type { ContractFacts } from '@portal/contract/lease';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { downloadIcon } from '../../../ui/icon/shapes/download.ts';

/** The document that was signed; only its enterprise and the park can read it. */
export function ContractFile({ file }: { file: NonNullable<ContractFacts['file']> }) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    // A refusal is said by the client.
    await browserClient()
      .download(`/api/fms/show/${file.fileId}_${file.index}`)
      .then((loaded) => saveFile(loaded, document))
      .catch(() => undefined);
    setBusy(false);
  };
  return (
    <section aria-label={m.lease_file()}>
      <Button icon={downloadIcon} busy={busy} onClick={() => void fetchFile()}>
        <Written>{file.name}</Written> {formatBytes(file.bytes)}
      </Button>
    </section>
  );
}
