import { lastPosition } from './bigrams.ts';
import { readUnits, runsOf, type TextUnit } from './text-units.ts';

/** Start and end as UTF-16 offsets. */
export type Range = [start: number, end: number];

function matchesAt(units: readonly TextUnit[], at: number, run: readonly TextUnit[]): boolean {
  const first = units[at];
  if (!first) return false;
  return run.every((sought, offset) => {
    const unit = units[at + offset];
    if (unit?.position !== first.position + offset) return false;
    const isUnfinished = offset === run.length - 1 && !sought.isIdeograph;
    return isUnfinished ? unit.text.startsWith(sought.text) : unit.text === sought.text;
  });
}

/**
 * The ranges of a text that match the runs of a keyword, in order and without overlap, within the part of the text that
 * the search indexes.
 */
export function findMatches(text: string, keyword: string): Range[] {
  const units = readUnits(text, lastPosition);
  const runs = runsOf(readUnits(keyword));
  const ranges: Range[] = [];
  for (const [at, unit] of units.entries()) {
    for (const run of runs) {
      if (!matchesAt(units, at, run)) continue;
      const end = units[at + run.length - 1]?.end ?? unit.end;
      const last = ranges.at(-1);
      if (last && unit.start <= last[1]) last[1] = Math.max(last[1], end);
      else ranges.push([unit.start, end]);
    }
  }
  return ranges;
}

/** An extract of a text, with the ranges to mark. */
export interface Snippet {
  text: string;
  ranges: Range[];
}

const maxWord = 24;
const sentenceEnd = /[。！？；.!?;\n]/;

/** Start of an extract that shows the match in context: at a sentence, otherwise at a word. */
function beginBefore(text: string, match: number, lead: number): number {
  const earliest = Math.max(0, match - lead);
  for (let at = match - 1; at >= earliest; at -= 1) {
    if (sentenceEnd.test(text.charAt(at))) return at + 1;
  }
  if (earliest === 0) return 0;
  const space = text.slice(earliest, match).indexOf(' ');
  return space < 0 ? earliest : earliest + space + 1;
}

/** End of an extract: not inside a word, unless the word is very long. */
function endBefore(text: string, start: number, limit: number): number {
  if (!/\w\w/.test(text.slice(limit - 1, limit + 1))) return limit;
  const space = text.lastIndexOf(' ', limit);
  return space > start && limit - space < maxWord ? space : limit;
}

// Moves a cut out of a surrogate pair, whose halves would be two broken characters.
function atCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

/** Extracts at most `length` characters around the first match, or from the start without a match. */
export function cutSnippet(text: string, keyword: string, length: number): Snippet {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = findMatches(flat, keyword);
  const first = matches[0]?.[0] ?? 0;
  const latest = Math.max(0, flat.length - length);
  const begun = atCharacter(flat, Math.min(beginBefore(flat, first, Math.floor(length / 4)), latest));
  const start = begun + (/^\s*/.exec(flat.slice(begun))?.[0].length ?? 0);
  const limit = start + length;
  const end = limit >= flat.length ? flat.length : atCharacter(flat, endBefore(flat, start, limit));
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${flat.slice(start, end).trimEnd()}${end < flat.length ? '…' : ''}`,
    ranges: matches
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  };
}
