import { dropInvisible } from '@portal/contract/letters';
import { foldText, simplifiedOf } from './fold.ts';

/** Whether a text consists of letters that nobody sees. */
const isInvisible = (text: string): boolean => text !== '' && dropInvisible(text) === '';

/** The smallest unit that a search compares: one character of a script without spaces, or one word or number. */
export interface TextUnit {
  /** Folded: without compatibility forms, traditional characters, case and accents. */
  text: string;
  /** Whether it is a character of Chinese, Japanese or Korean script. */
  isIdeograph: boolean;
  /** Position in the text, from 1. Neighbours differ by one; separators leave a gap. */
  position: number;
  /** UTF-16 offsets in the original text. */
  start: number;
  end: number;
}

type Kind = 'ideograph' | 'letter' | 'digit';

// A letter, digit or radical with its marks; the last two in the set are the half-width voicing marks of Japanese.
const cluster = /[\p{L}\p{N}\u2E80-\u2FD5][\p{M}\uFF9E\uFF9F]*/gu;
const ideograph = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}ー々〆]/u;
const digit = /\p{N}/u;
const notText = /[^\p{L}\p{N}]/gu;

const kindOf = (character: string): Kind =>
  ideograph.test(character) ? 'ideograph' : digit.test(character) ? 'digit' : 'letter';

/**
 * Further letters of a word are ignored: PostgreSQL indexes words of at most 2,046 bytes, and a letter takes up to
 * four. The limit applies after folding, because a few characters expand to a whole sentence.
 */
const maxWord = 500;

const ascii = /^[\x30-\x39\x61-\x7A]$/;

/** The characters that a cluster is compared as, all letters or digits. */
function fold(text: string): string[] {
  if (ascii.test(text)) return [text];
  const composed = foldText(text);
  const folded = ideograph.test(composed) ? composed : composed.normalize('NFKD');
  return [...folded.replace(notText, '')];
}

interface FoldedCharacter {
  text: string;
  kind: Kind;
}

/** Caches folded clusters: a text repeats few of them, and some expand to a whole sentence. */
const foldedClusters = new Map<string, readonly FoldedCharacter[]>();
const maxClusters = 2_000;
const maxCluster = 4;

function readCluster(cluster: string): readonly FoldedCharacter[] {
  const known = foldedClusters.get(cluster);
  if (known) return known;
  const folded = fold(cluster).map((text) => ({ text, kind: kindOf(text) }));
  if (cluster.length <= maxCluster) {
    if (foldedClusters.size >= maxClusters) foldedClusters.clear();
    foldedClusters.set(cluster, folded);
  }
  return folded;
}

/** Whether it is a Chinese character that folds to one character; true for most of a typical text. */
const isPlainHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff;

/** Whether it may be a mark on the preceding character; quickly excludes most others. */
const mayBeMark = (code: number): boolean =>
  code >= 0x300 &&
  !isPlainHan(code) &&
  !(code >= 0x3001 && code <= 0x3029) &&
  !(code >= 0xff01 && code <= 0xff65);

/**
 * Splits a text into the units that the search compares, separating letters and digits: `5A级` contains `A级`. Stops
 * after position `last`, because a few characters expand to whole sentences, so the length of a text does not limit its
 * units.
 */
export function readUnits(text: string, last = Number.POSITIVE_INFINITY): TextUnit[] {
  const units: TextUnit[] = [];
  let position = 0;
  let reached = -1;
  let lastKind: Kind | null = null;
  for (let at = 0; at < text.length && position <= last; ) {
    const code = text.charCodeAt(at);
    if (isPlainHan(code) && !mayBeMark(text.charCodeAt(at + 1))) {
      position += at === reached ? 1 : 2;
      units.push({
        text: simplifiedOf(text.charAt(at)),
        isIdeograph: true,
        position,
        start: at,
        end: at + 1,
      });
      at += 1;
      reached = at;
      lastKind = 'ideograph';
      continue;
    }
    cluster.lastIndex = at;
    const match = cluster.exec(text);
    if (!match) break;
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    if (start !== reached && !isInvisible(text.slice(Math.max(reached, 0), start))) {
      position += 1;
      lastKind = null;
    }
    for (const { text: character, kind } of readCluster(found)) {
      const last = units.at(-1);
      if (last && kind === lastKind && kind !== 'ideograph') {
        if (last.text.length < maxWord) last.text += character;
        last.end = end;
      } else {
        position += 1;
        units.push({ text: character, isIdeograph: kind === 'ideograph', position, start, end });
      }
      lastKind = kind;
    }
    reached = end;
    at = end;
  }
  return units;
}

/** Groups neighbouring units that have no separator between them. */
export function runsOf(units: readonly TextUnit[]): TextUnit[][] {
  const runs: TextUnit[][] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.position === unit.position - 1) run.push(unit);
    else runs.push([unit]);
  }
  return runs;
}
