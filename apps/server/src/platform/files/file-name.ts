import { claimedKind, type FileKind, isPicture } from './accepted-kinds.ts';

const maxStem = 100;
/** Only the last characters of a client's file name are considered. */
const maxName = 1_000;
// Path separators and reserved characters, control characters, noncharacters, and characters that change the text
// direction.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}<>:|?*\\/]/gu;

function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot + 1) };
}

const lastSegment = (name: string) => name.split(/[\\/]/).at(-1) ?? '';

// Windows saves no straight quotes, so they become curved ones.
const curved = (name: string) => name.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”');

const tidy = (raw: string) =>
  curved(lastSegment(raw.slice(-maxName).normalize('NFC')).replace(unwanted, '')).trim();

/**
 * Whether the name claims another kind of file than the content is. Any picture extension suits any picture, and audio
 * alone may be called mp4.
 */
export function nameContradicts(rawName: string, kind: FileKind): boolean {
  const claimed = claimedKind(splitEnding(tidy(rawName)).ending);
  if (claimed === null || claimed === kind) return false;
  if (claimed === 'mp4' && kind === 'm4a') return false;
  return !(isPicture(claimed) && isPicture(kind));
}

/**
 * A name that is safe to save on every system: no folders, no second extension (`a.php.jpg` becomes `a_php.jpg`), and
 * the extension of the actual content.
 */
export function cleanFileName(rawName: string, kind: FileKind): string {
  const name = tidy(rawName);
  const { stem, ending } = splitEnding(name);
  const kept = claimedKind(ending) === null ? name : stem;
  const plain = kept
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\.(?=\p{L})/gu, '_')
    .replace(/\s+/g, ' ');
  const short = Array.from(plain).slice(0, maxStem).join('').trim();
  return `${short || 'file'}.${kind}`;
}

/** Encodes a name for `filename*=UTF-8''` of a content disposition (RFC 8187). */
export const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
