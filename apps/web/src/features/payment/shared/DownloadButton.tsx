import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { downloadIcon } from '../../../ui/icon/shapes.ts';

interface DownloadButtonProps {
  text: string;
  path: string;
  input?: Record<string, string>;
}

/** Downloads a file that the server makes or keeps. */
export function DownloadButton({ text, path, input }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    // The client shows the error.
    await browserClient()
      .download(path, input)
      .then((loaded) => saveFile(loaded, document))
      .catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button icon={downloadIcon} busy={busy} onClick={() => void fetchFile()}>
      {text}
    </Button>
  );
}
