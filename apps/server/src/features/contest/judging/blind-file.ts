const named = ['Author', 'Creator', 'Producer', 'Title', 'Subject', 'Keywords', 'Company'];
const keys = named.join('|');

/** Who has made a PDF stands in its own words (`/Author (…)`, `<…>` in hex) and in its packet of XMP. */
const inner = String.raw`\\[\s\S]|[^\\()]`;
const properties = new RegExp(
  String.raw`(/(?:${keys})\s*)(\((?:${inner}|\((?:${inner})*\))*\)|<[0-9A-Fa-f\s]*>)`,
  'g',
);
const packet =
  /<(dc:(?:creator|title|description)|pdf:(?:Producer|Keywords)|xmp:CreatorTool)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** The same length, so that nothing in the file moves. */
const blank = (text: string): string => text.replace(/\S/g, ' ');

/** A document without who has made it. Its pages are what the office has looked at; pictures have lost theirs when they came. */
export function blindFile(bytes: Buffer, mime: string): Buffer {
  if (mime !== 'application/pdf') return bytes;
  const text = bytes.toString('latin1');
  const blinded = text
    .replace(
      properties,
      (_all, key: string, value: string) =>
        key + value.slice(0, 1) + ' '.repeat(value.length - 2) + value.slice(-1),
    )
    .replace(packet, (all: string, _tag: string, within: string) => {
      const kept = within.replace(/>([^<]*)</g, (_found, words: string) => `>${blank(words)}<`);
      return all.replace(within, () => (within.includes('<') ? kept : blank(within)));
    });
  return Buffer.from(blinded, 'latin1');
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/** A name that says nothing of whose it is. */
export const blindName = (no: string, nth: number, mime: string): string =>
  `${no}-${nth + 1}.${endings[mime] ?? 'bin'}`;
