import type { WordLevel } from '@portal/contract/community/terms';
import AhoCorasick from 'modern-ahocorasick';
import { foldText } from '../../../platform/text/fold.ts';

export interface KnownWord {
  id: string;
  word: string;
  level: WordLevel;
}

export interface WordHit extends KnownWord {
  /** Position in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** Spaces, joiners, invisible characters, and the dots and stars used to pull words apart. */
const isFiller = (character: string) => /^[\s\p{Cf}\p{Mn}\p{Co}\u3164\uFFA0*·•._~|\\/-]$/u.test(character);

const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/** Normalizes a text for comparison: folds it, drops fillers, and keeps the position of each unit. */
function plainOf(text: string, isDropped = isFiller): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    if (!isDropped(character)) {
      const folded = foldText(character);
      for (let unit = 0; unit < folded.length; unit++) places.push(at);
      plain += folded;
    }
    at += character.length;
  }
  places.push(at);
  return { plain, places };
}

export type FindWords = (text: string) => WordHit[];

/** The hits in a text without the characters that are dropped. */
function hitsIn(matcher: AhoCorasick<KnownWord>, text: string, isDropped = isFiller): WordHit[] {
  const { plain, places } = plainOf(text, isDropped);
  return matcher.search(plain).flatMap(({ start, end, data }): WordHit[] => {
    const last = places[end - 1];
    const first = places[start];
    if (!data || first === undefined || last === undefined) return [];
    const length = String.fromCodePoint(text.codePointAt(last) ?? 0).length;
    return [{ ...data, start: first, end: last + length }];
  });
}

/** Finds all listed words, even if pulled apart, also by emoji, or written in another width or traditional characters. */
export function createFindWords(words: readonly KnownWord[]): FindWords {
  const known = words
    .map((word) => ({ pattern: plainOf(word.word).plain, data: word }))
    .filter(({ pattern }) => pattern !== '');
  if (known.length === 0) return () => [];
  const matcher = new AhoCorasick<KnownWord>(known);
  return (text) => {
    const hits = hitsIn(matcher, text);
    // Twice, because a listed word may itself contain an emoji.
    if (emoji.test(text)) {
      const isKnown = new Set(hits.map(({ id, start }) => `${id} ${start}`));
      const apart = hitsIn(matcher, text, (character) => isFiller(character) || emoji.test(character));
      hits.push(...apart.filter(({ id, start }) => !isKnown.has(`${id} ${start}`)));
    }
    return hits.sort((one, other) => one.start - other.start || other.end - one.end);
  };
}

/** Phone numbers are private. */
const phones = /(?<!\d)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g;

/** Replaces masked words and the middle of phone numbers by asterisks. */
export function maskText(text: string, find: FindWords): string {
  let shown = '';
  let from = 0;
  for (const { start, end, level } of find(text)) {
    if (level !== 'MASK' || start < from) continue;
    shown += text.slice(from, start) + '*'.repeat(Array.from(text.slice(start, end)).length);
    from = end;
  }
  return (shown + text.slice(from)).replace(phones, (phone) => `${phone.slice(0, 3)}****${phone.slice(-4)}`);
}

/** Like `maskText`, for the text between the tags of formatted text. */
export const maskHtml = (html: string, find: FindWords): string =>
  html.replace(/(^|>)([^<>]+)(?=<|$)/g, (_, before: string, text: string) => before + maskText(text, find));
