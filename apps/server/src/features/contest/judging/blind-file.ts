const named = ['Author', 'Creator', 'Producer', 'Title', 'Subject', 'Keywords', 'Company'];
const keys = named.join('|');

/** Who has made a PDF stands in its own words (`/Author (…)`, `<…>` in hex) and in its packet of XMP. */
const inner = String.raw`\\[\s\S]|[^\\()]`;
// Bounded, so that a file made to be slow is not walked from each of its places.
const properties = new RegExp(
  String.raw`(/(?:${keys})\s{0,9})(\((?:${inner}|\((?:${inner}){0,999}\)){0,4000}\)|<[0-9A-Fa-f\s]{0,8000}>)`,
  'g',
);
const packetTag =
  /<(\/?)(dc:(?:creator|title|description)|pdf:(?:Producer|Keywords)|xmp:CreatorTool)\b[^<>]{0,999}>/g;

/** The same length, so that nothing in the file moves. */
const blank = (text: string): string => text.replace(/\S/g, ' ');

/** Where the texts of a packet begin and end, found in one walk from each tag to the next. */
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

/** Blanks what is read between tags, and all of it where there are none. */
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

/** A document without who has made it. Its pages are what the office has looked at; pictures have lost theirs when they came. */
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

/** A name that says nothing of whose it is. */
export const blindName = (no: string, nth: number, mime: string): string =>
  `${no}-${nth + 1}.${endings[mime] ?? 'bin'}`;
