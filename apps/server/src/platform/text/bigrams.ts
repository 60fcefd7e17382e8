import { readUnits, runsOf, type TextUnit } from './text-units.ts';

/** PostgreSQL weight of the document part that a word appears in; A is the heaviest. */
export type Weight = 'A' | 'B' | 'C';

/** A word of the index. Bigrams overlap: 花卉产 yields 花卉, 卉产 and 产, each at its first character's position. */
export interface Lexeme {
  text: string;
  position: number;
}

/** The limit of a tsvector: higher positions would all be stored as this one. */
export const lastPosition = 16_383;

/** A tsvector holds at most a megabyte of words and positions. */
const maxBytes = 900_000;
const bytesOfPlace = 8;

const isNeighbour = (unit: TextUnit, next: TextUnit | undefined): next is TextUnit =>
  next !== undefined && unit.isIdeograph && next.isIdeograph && next.position === unit.position + 1;

/** The words by which a text is found. */
export function lexemesOf(units: readonly TextUnit[]): Lexeme[] {
  return units.map((unit, at) => {
    const next = units[at + 1];
    return { text: isNeighbour(unit, next) ? unit.text + next.text : unit.text, position: unit.position };
  });
}

/**
 * Builds the text form of a `tsvector`: the fields one after another, each with its weight, and marks without a
 * position. Positions beyond 16,383 and words that no longer fit are omitted.
 */
export function tsvectorOf(
  fields: readonly { text: string; weight: Weight }[],
  marks: readonly string[] = [],
): string {
  const words = marks.map((mark) => `'${mark}'`);
  let offset = 0;
  let bytes = 0;
  for (const { text, weight } of fields) {
    // One more, because a bigram includes the next character.
    const lexemes = lexemesOf(readUnits(text, lastPosition - offset + 1));
    for (const lexeme of lexemes) {
      const position = offset + lexeme.position;
      bytes += Buffer.byteLength(lexeme.text) + bytesOfPlace;
      if (position > lastPosition || bytes > maxBytes) return words.join(' ');
      words.push(`'${lexeme.text}':${position}${weight}`);
    }
    offset += (lexemes.at(-1)?.position ?? 0) + 2;
  }
  return words.join(' ');
}

/** A word to search for; with `isPrefix` it also matches longer words. */
interface Sought extends Lexeme {
  isPrefix: boolean;
}

/** A single character matches as the start of its bigram; the last word of a run may still be incomplete. */
function soughtOf(run: readonly TextUnit[]): Sought[] {
  return run.flatMap((unit, at): Sought[] => {
    const next = run[at + 1];
    const previous = run[at - 1];
    if (isNeighbour(unit, next))
      return [{ text: unit.text + next.text, position: unit.position, isPrefix: false }];
    if (previous && isNeighbour(previous, unit)) return [];
    return [{ text: unit.text, position: unit.position, isPrefix: unit.isIdeograph || !next }];
  });
}

/** Requires the words at exactly their relative distances. */
function phraseOf(words: readonly Sought[], weights: string): string {
  return words
    .map(({ text, position, isPrefix }, at) => {
      const before = words[at - 1];
      const distance = before ? `<${position - before.position}> ` : '';
      const suffix = isPrefix || weights ? `:${isPrefix ? '*' : ''}${weights}` : '';
      return `${distance}'${text}'${suffix}`;
    })
    .join(' ');
}

/** The `tsquery` texts for a keyword. */
export interface KeywordQuery {
  /** Number of characters and words. */
  length: number;
  /** Number of parts between separators. */
  runCount: number;
  /** Requires every run of the keyword literally. */
  every: string;
  /** Requires at least one run. */
  some: string;
  /** Requires the runs one after another, as typed. */
  together: string;
  /** Requires every run within parts of these weights. */
  everyIn(weights: string): string;
}

/** Words of which each may be said in several ways. */
type WordGroups = readonly (readonly string[])[];

/** Builds the queries for words of which each may be said in several ways; null if there is nothing to search for. */
export function queryOfWords(groups: WordGroups): KeywordQuery | null {
  const sought = groups
    .map((words) =>
      words.map((word) => runsOf(readUnits(word)).map(soughtOf)).filter(({ length }) => length > 0),
    )
    .filter(({ length }) => length > 0);
  if (sought.length === 0) return null;
  const join = (operator: string, weights = '') =>
    sought
      .map((words) => {
        const said = words.map((runs) => runs.map((run) => `(${phraseOf(run, weights)})`).join(' & '));
        return said.length === 1 ? said.join('') : `(${said.map((one) => `(${one})`).join(' | ')})`;
      })
      .join(` ${operator} `);
  const first = sought.flatMap(([runs]) => runs ?? []);
  return {
    length: groups.reduce((sum, [word]) => sum + (word?.length ?? 0), 0),
    runCount: first.length,
    every: join('&'),
    some: join('|'),
    together: phraseOf(first.flat(), ''),
    everyIn: (weights) => join('&', weights),
  };
}

/** Builds the queries for a keyword; null if it contains nothing to search for. */
export function queryOf(keyword: string): KeywordQuery | null {
  const units = readUnits(keyword);
  if (units.length === 0) return null;
  const runs = runsOf(units).map(soughtOf);
  const join = (operator: string, weights = '') =>
    runs.map((run) => `(${phraseOf(run, weights)})`).join(` ${operator} `);
  return {
    length: units.reduce((sum, { text }) => sum + text.length, 0),
    runCount: runs.length,
    every: join('&'),
    some: join('|'),
    together: phraseOf(runs.flat(), ''),
    everyIn: (weights) => join('&', weights),
  };
}
