import * as m from '@portal/texts/messages';

/** Old office files, and new ones with a password, are compound files. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');
const wordPart = Buffer.from('WordDocument', 'utf16le');
/** The first entry of an open document says what it is, uncompressed. */
const openDocumentMark = 'mimetypeapplication/vnd.oasis.opendocument.';
const headBytes = 200;

/** What to do about a spreadsheet or a document of a format that is not read; null for any other file. */
export function adviseOnFormat(bytes: Buffer): string | null {
  if (bytes.subarray(0, compoundMark.length).equals(compoundMark)) {
    if (bytes.includes(encryptedPart)) return m.sheet_locked();
    return bytes.includes(wordPart) ? m.sheet_old_word() : m.sheet_old_format();
  }
  const head = bytes.subarray(0, headBytes);
  if (head.includes(`${openDocumentMark}text`)) return m.sheet_open_text();
  return head.includes(`${openDocumentMark}spreadsheet`) ? m.sheet_open_document() : null;
}

/** Whether the bytes are text, in UTF-16 or a coding without zero bytes. */
export const isText = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || !bytes.subarray(0, 4_096).includes(0);
