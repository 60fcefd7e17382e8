import { readingsOf, splitSyllables } from './syllables.ts';
import { readUnits, runsOf, type TextUnit } from './text-units.ts';

/*
 * What a title is found by that was typed otherwise: pairs of neighbouring syllables (`leng-lian`) and of their initials
 * (`l.l`), each at its character's place, and Latin words with one letter missing (`~greenhose`). Pairs are rare enough to
 * be looked up among a million titles.
 */

const maxTitle = 120;
const minSpelled = 4;
const maxSpelled = 20;
/** Shorter keys would join a million titles. */
const minSounds = 2;
const maxSounds = 12;
const minInitials = 3;
const maxInitials = 8;

const lettersOnly = /^[a-z]+$/;
const latinWord = /^[\p{Script=Latin}]+$/u;

const unitsOf = (title: string) => readUnits(title.slice(0, maxTitle));

const isSpelled = (word: string) =>
  latinWord.test(word) && word.length >= minSpelled && word.length <= maxSpelled;

/** A word and the words with one of its letters missing; two words with a common one differ by a letter or two. */
function spellingsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

function soundsAt(unit: TextUnit, next: TextUnit | undefined): string[] {
  if (next?.position !== unit.position + 1) return [];
  const pairs = new Set<string>();
  for (const one of readingsOf(unit.text)) {
    for (const other of readingsOf(next.text)) {
      pairs.add(`${one}-${other}`).add(`${one.charAt(0)}.${other.charAt(0)}`);
    }
  }
  return [...pairs];
}

/** Builds the text form of the `tsvector` of a title. */
export function nearWordsOf(title: string): string {
  const units = unitsOf(title);
  const words = units.flatMap((unit, at) => {
    const found = unit.isIdeograph
      ? soundsAt(unit, units[at + 1])
      : isSpelled(unit.text)
        ? spellingsOf(unit.text).map((spelling) => `~${spelling}`)
        : [];
    return found.map((word) => `'${word}':${unit.position}`);
  });
  return words.join(' ');
}

const chainOf = (keys: readonly string[]): string => keys.map((key) => `'${key}'`).join(' <-> ');

const pairUp = (parts: readonly string[], by: string): string[] =>
  parts.slice(1).map((part, at) => `${parts[at] ?? ''}${by}${part}`);

/** How a keyword may have been meant. */
export interface NearQuery {
  by: 'SOUND' | 'SPELLING';
  /** The `tsquery` for `near_words`, or for `title_words` where a character is wrong. */
  query: string;
  column: 'near_words' | 'title_words';
  /** The part of a title that is meant; null if there is none. */
  meantIn(title: string): string | null;
}

/** The first part of a title whose characters pass one after another. */
function partOf(
  units: readonly TextUnit[],
  length: number,
  isMeant: (unit: TextUnit, at: number) => boolean,
): string | null {
  for (let start = 0; start + length <= units.length; start += 1) {
    const first = units[start]?.position ?? 0;
    let at = 0;
    for (; at < length; at += 1) {
      const unit = units[start + at];
      if (!unit?.isIdeograph || unit.position !== first + at || !isMeant(unit, at)) break;
    }
    if (at === length)
      return units
        .slice(start, start + length)
        .map(({ text }) => text)
        .join('');
  }
  return null;
}

const soundQuery = (ways: readonly (readonly string[])[]): NearQuery => ({
  by: 'SOUND',
  column: 'near_words',
  query: ways.map((way) => `(${chainOf(pairUp(way, '-'))})`).join(' | '),
  meantIn: (title) => {
    const units = unitsOf(title);
    for (const way of ways) {
      const part = partOf(units, way.length, ({ text }, at) => readingsOf(text).includes(way[at] ?? ''));
      if (part) return part;
    }
    return null;
  },
});

const initialsQuery = (letters: string): NearQuery => ({
  by: 'SOUND',
  column: 'near_words',
  query: chainOf(pairUp([...letters], '.')),
  meantIn: (title) =>
    partOf(unitsOf(title), letters.length, ({ text }, at) =>
      readingsOf(text).some((reading) => reading.startsWith(letters.charAt(at))),
    ),
});

/** Letters as syllables first, then as initials. */
function lettersQueries(letters: string): NearQuery[] {
  const ways = splitSyllables(letters).filter(({ length }) => length >= minSounds && length <= maxSounds);
  const queries = ways.length > 0 ? [soundQuery(ways)] : [];
  if (letters.length >= minInitials && letters.length <= maxInitials) queries.push(initialsQuery(letters));
  return queries;
}

/** All readings of characters, where they are few. */
function waysToRead(run: readonly TextUnit[]): string[][] {
  let ways: string[][] = [[]];
  for (const { text } of run) {
    const read = readingsOf(text);
    if (read.length === 0) return [];
    ways = ways.flatMap((way) => read.map((syllable) => [...way, syllable])).slice(0, 16);
  }
  return ways;
}

/** Titles that have all but one of the characters, in their order; a lone character is common, and compared later. */
function oneWrong(run: readonly TextUnit[]): NearQuery {
  const texts = run.map(({ text }) => text);
  const pieces = texts.flatMap((_, wrong) => [texts.slice(0, wrong), texts.slice(wrong + 1)]);
  const pairs = pieces.filter(({ length }) => length >= 2).map((piece) => chainOf(pairUp(piece, '')));
  return {
    by: 'SPELLING',
    column: 'title_words',
    query: [...new Set(pairs)].map((pair) => `(${pair})`).join(' | '),
    meantIn: (title) => {
      const units = unitsOf(title);
      for (const [wrong] of texts.entries()) {
        const part = partOf(units, texts.length, ({ text }, at) => at === wrong || text === texts[at]);
        if (part) return part;
      }
      return null;
    },
  };
}

/** Whether one letter makes the difference: another one, one more, one less, or two exchanged. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let at = 0;
  while (one[at] !== undefined && one[at] === other[at]) at += 1;
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0] &&
      restOfOne.slice(2) === restOfOther.slice(2))
  );
}

/** Titles with Latin words that differ by a letter. */
function misspelled(words: readonly string[]): NearQuery {
  const isLong = words.filter(isSpelled);
  return {
    by: 'SPELLING',
    column: 'near_words',
    query: isLong
      .map(
        (word) =>
          `(${spellingsOf(word)
            .map((spelling) => `'~${spelling}'`)
            .join(' | ')})`,
      )
      .join(' & '),
    meantIn: (title) => {
      const found = unitsOf(title).map(({ text }) => text);
      const meant = words.map((word) =>
        isSpelled(word) ? (found.find((text) => isSpelled(text) && isOneOff(word, text)) ?? null) : word,
      );
      return meant.includes(null) ? null : meant.join(' ');
    },
  };
}

const minWrong = 3;
const maxWrong = 10;

/** What a keyword that finds nothing may have been meant for, the likelier first. */
export function nearQueriesOf(keyword: string): NearQuery[] {
  const units = readUnits(keyword);
  const words = units.map(({ text }) => text);
  const [run, ...others] = runsOf(units);
  if (!run) return [];
  if (units.every(({ isIdeograph }) => !isIdeograph)) {
    const letters = words.join('');
    return [
      ...(lettersOnly.test(letters) ? lettersQueries(letters) : []),
      ...(words.some(isSpelled) ? [misspelled(words)] : []),
    ];
  }
  if (others.length > 0 || !run.every(({ isIdeograph }) => isIdeograph)) return [];
  const ways = run.length >= minSounds && run.length <= maxSounds ? waysToRead(run) : [];
  return [
    ...(ways.length > 0 ? [soundQuery(ways)] : []),
    ...(run.length >= minWrong && run.length <= maxWrong ? [oneWrong(run)] : []),
  ];
}
