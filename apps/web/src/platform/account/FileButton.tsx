import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { downloadIcon } from '../../ui/icon/shapes.ts';
import { browserClient } from '../api/browser-client.ts';
import { saveFile } from '../api/download-file.ts';
import { formatBytes } from '../display/format.ts';
import { Written } from '../display/Written.tsx';

interface FileButtonProps {
  file: { fileId: string; index: number; name: string; bytes: number };
  /** The address to read it from, if people other than its owner may. */
  from?: string;
}

/** Downloads a stored file that only authorised users can read. */
export function FileButton({ file, from }: FileButtonProps) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    // The client shows the error.
    await browserClient()
      .download(from ?? `/api/fms/show/${file.fileId}_${file.index}`)
      .then((loaded) => saveFile(loaded, document))
      .catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button icon={downloadIcon} busy={busy} onClick={() => void fetchFile()}>
      <Written>{file.name}</Written> {formatBytes(file.bytes)}
    </Button>
  );
}
