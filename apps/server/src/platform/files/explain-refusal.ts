import { readFile } from 'node:fs/promises';
import * as m from '@portal/texts/messages';
import { acceptedKinds } from './accepted-kinds.ts';

/** Old Office files, WPS's own, and encrypted new ones are all compound files. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const archiveMark = Buffer.from('PK\u0003\u0004', 'latin1');
const openDocument = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.');
const heicMark = Buffer.from('ftyphei');
const gifMark = Buffer.from('GIF8');

const namedStream = (name: string) => Buffer.from(name, 'utf16le');
const streams = {
  encrypted: namedStream('EncryptedPackage'),
  text: namedStream('WordDocument'),
  sheet: namedStream('Workbook'),
  oldSheet: namedStream('Book'),
};

/** What to do with a file that is refused, if its kind is one that people often have; null otherwise. */
export async function explainRefusal(path: string, bytes: number): Promise<string | null> {
  if (bytes > acceptedKinds.docx.maxBytes) return null;
  const content = await readFile(path);
  const begins = (mark: Buffer, at = 0) => content.subarray(at, at + mark.length).equals(mark);
  if (begins(compoundMark)) {
    if (content.includes(streams.encrypted)) return m.file_locked();
    if (content.includes(streams.text)) return m.file_old_text();
    if (content.includes(streams.sheet) || content.includes(streams.oldSheet)) return m.file_old_sheet();
    return m.file_old();
  }
  // The first entry of an open document is its kind, stored as it is.
  if (begins(archiveMark) && begins(openDocument, 30)) return m.file_open_document();
  if (begins(heicMark, 4)) return m.file_damaged_picture();
  return begins(gifMark) ? m.file_gif() : null;
}
