import { claimedKind, type FileKind, isPicture } from './accepted-kinds.ts';

const maxStem = 100;
/** Of what a client calls a file no more is looked at than its end. */
const maxName = 1_000;
// Separators and signs of file systems, control characters, what is no character, and what turns the reading direction.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}<>:"|?*\\/]/gu;

function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot + 1) };
}

const lastSegment = (name: string) => name.split(/[\\/]/).at(-1) ?? '';

const tidy = (raw: string) => lastSegment(raw.slice(-maxName).normalize('NFC')).replace(unwanted, '').trim();

/** True when the name claims another kind of file than its content is; pictures pass for each other, and sound alone may be called mp4. */
export function nameContradicts(rawName: string, kind: FileKind): boolean {
  const claimed = claimedKind(splitEnding(tidy(rawName)).ending);
  if (claimed === null || claimed === kind) return false;
  if (claimed === 'mp4' && kind === 'm4a') return false;
  return !(isPicture(claimed) && isPicture(kind));
}

/**
 * A name that is safe to save under on every system: no folders, no second ending (`a.php.jpg` becomes
 * `a_php.jpg`), and the ending of what the content really is.
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

/** A name for `filename*=UTF-8''` of a content disposition (RFC 8187). */
export const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
