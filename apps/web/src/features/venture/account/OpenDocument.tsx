import type { RoomDocument } from '@portal/contract/venture/room';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { saveFile } from '../../../platform/api/download-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './Room.module.css';

interface OpenDocumentProps {
  document: Pick<RoomDocument, 'documentId' | 'mime'>;
  mayDownload: boolean;
}

/** Types that browsers can display; all others can only be downloaded. */
const isShown = (mime: string) => mime === 'application/pdf' || mime.startsWith('image/');

/** Long enough for a new tab to load the file. */
const shownMs = 60_000;

function showFile(file: File): void {
  const address = URL.createObjectURL(file);
  window.open(address, '_blank', 'noreferrer');
  setTimeout(() => URL.revokeObjectURL(address), shownMs);
}

/** Opens a document in a new tab or downloads it, both with the reader's token, which a plain link would not send. */
export function OpenDocument({ document: { documentId, mime }, mayDownload }: OpenDocumentProps) {
  const [busy, setBusy] = useState(false);
  const read = async (kind: 'VIEW' | 'DOWNLOAD') => {
    setBusy(true);
    // The client shows the error.
    await browserClient()
      .download(`/api/financeManage/ventureRoom/file?id=${documentId}&kind=${kind}`)
      .then((file) => (kind === 'VIEW' ? showFile(file) : saveFile(file, globalThis.document)))
      .catch(() => undefined);
    setBusy(false);
  };
  return (
    <Row as="span" inline wrap gap={4} gapX={16} className={styles.opens}>
      {isShown(mime) && (
        <Button size="small" busy={busy} onClick={() => void read('VIEW')}>
          {m.venture_reading_view()}
        </Button>
      )}
      {mayDownload && (
        <Button size="small" busy={busy} onClick={() => void read('DOWNLOAD')}>
          {m.venture_reading_download()}
        </Button>
      )}
      {!isShown(mime) && !mayDownload && m.venture_only_saved()}
    </Row>
  );
}
