const named = ['Author', 'Creator', 'Producer', 'Title', 'Subject', 'Keywords', 'Company'];
const keys = named.join('|');

/** A PDF names its author in its document properties (`/Author (…)`, `<…>` in hex) and in its XMP packet. */
const inner = String.raw`\\[\s\S]|[^\\()]`;
// Quantifiers are bounded, so that a malicious file can't cause excessive backtracking.
const properties = new RegExp(
  String.raw`(/(?:${keys})\s{0,9})(\((?:${inner}|\((?:${inner}){0,999}\)){0,4000}\)|<[0-9A-Fa-f\s]{0,8000}>)`,
  'g',
);
const packetTag =
  /<(\/?)(dc:(?:creator|title|description)|pdf:(?:Producer|Keywords)|xmp:CreatorTool)\b[^<>]{0,999}>/g;

/** Keeps the length, so that no offset in the file changes. */
const blank = (text: string): string => text.replace(/\S/g, ' ');

/** Ranges of the texts in an XMP packet, found in a single pass over the tags. */
function textsOfPacket(text: string): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let open: { name: string; from: number } | undefined;
  for (const { 0: found, 1: slash, 2: name = '', index } of text.matchAll(packetTag)) {
    if (slash === '') open ??= { name, from: index + found.length };
    else if (open?.name === name) {
      ranges.push([open.from, index]);
      open = undefined;
    }
  }
  return ranges;
}

/** Blanks the text between tags, or everything if there are none. */
const blankWithin = (within: string): string =>
  within.includes('<')
    ? within.replace(/>([^<>]*)</g, (_found, words: string) => `>${blank(words)}<`)
    : blank(within);

function blankPackets(text: string): string {
  let blanked = '';
  let at = 0;
  for (const [from, to] of textsOfPacket(text)) {
    blanked += text.slice(at, from) + blankWithin(text.slice(from, to));
    at = to;
  }
  return blanked + text.slice(at);
}

/**
 * Removes a document's author data. Its visible pages were checked by the office; pictures lost their metadata on
 * upload.
 */
export function blindFile(bytes: Buffer, mime: string): Buffer {
  if (mime !== 'application/pdf') return bytes;
  const text = bytes.toString('latin1');
  const blinded = text.replace(
    properties,
    (_all, key: string, value: string) =>
      key + value.slice(0, 1) + ' '.repeat(value.length - 2) + value.slice(-1),
  );
  return Buffer.from(blankPackets(blinded), 'latin1');
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/** A file name that doesn't identify the team. */
export const blindName = (no: string, nth: number, mime: string): string =>
  `${no}-${nth + 1}.${endings[mime] ?? 'bin'}`;
