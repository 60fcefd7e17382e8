import type { RoomDocument } from '@portal/contract/venture-room';
import * as m from '@portal/texts/messages';
import { withBasePath } from '../../../ui/link/base-path.ts';
import styles from './Room.module.css';

interface OpenDocumentProps {
  document: Pick<RoomDocument, 'documentId' | 'mime'>;
  mayDownload: boolean;
}

/** What a browser shows by itself; the rest can only be saved. */
const isShown = (mime: string) => mime === 'application/pdf' || mime.startsWith('image/');

/** Looks at a document in a tab of its own, or saves it. */
export function OpenDocument({ document: { documentId, mime }, mayDownload }: OpenDocumentProps) {
  const address = (kind: string) =>
    withBasePath(`/api/financeManage/ventureRoom/file?id=${documentId}&kind=${kind}`);
  return (
    <span className={styles.opens}>
      {isShown(mime) && (
        <a href={address('VIEW')} target="_blank" rel="noreferrer">
          {m.venture_reading_view()}
        </a>
      )}
      {mayDownload && <a href={address('DOWNLOAD')}>{m.venture_reading_download()}</a>}
      {!isShown(mime) && !mayDownload && m.venture_only_saved()}
    </span>
  );
}
