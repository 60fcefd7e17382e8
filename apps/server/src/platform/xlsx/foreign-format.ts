import * as m from '@portal/texts/messages';

/** Old office files, and new ones with a password, are compound files. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');
/** The first entry of an open document says what it is, uncompressed. */
const openDocumentMark = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.spreadsheet');
const headBytes = 200;

/** What to do about a spreadsheet of a format that is not read; null for any other file. */
export function adviseOnFormat(bytes: Buffer): string | null {
  if (bytes.subarray(0, compoundMark.length).equals(compoundMark))
    return bytes.includes(encryptedPart) ? m.sheet_locked() : m.sheet_old_format();
  return bytes.subarray(0, headBytes).includes(openDocumentMark) ? m.sheet_open_document() : null;
}

/** Whether the bytes are text, in UTF-16 or a coding without zero bytes. */
export const isText = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || !bytes.subarray(0, 4_096).includes(0);
