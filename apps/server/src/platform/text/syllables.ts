import { syllableCharacters } from './han-table.ts';

const readings = new Map<string, string[]>();
const syllables = new Set<string>();
for (const line of syllableCharacters.split(' ')) {
  const syllable = /^[a-z]+/.exec(line)?.[0] ?? '';
  syllables.add(syllable);
  for (const character of line.slice(syllable.length)) {
    const known = readings.get(character);
    if (known) known.push(syllable);
    else readings.set(character, [syllable]);
  }
}

const none: readonly string[] = [];
const maxSyllable = 6;
const maxSplits = 8;

/** The syllables by which a simplified character is read, without tones; none for other characters. */
export const readingsOf = (character: string): readonly string[] => readings.get(character) ?? none;

/** The ways to split letters into syllables, longer ones first: `xian` is xian or xi an. */
export function splitSyllables(letters: string): string[][] {
  const found: string[][] = [];
  const isDeadEnd = new Set<number>();
  const walk = (at: number, before: readonly string[]): boolean => {
    if (at === letters.length) {
      found.push([...before]);
      return true;
    }
    if (isDeadEnd.has(at)) return false;
    let hasEnd = false;
    for (let length = Math.min(maxSyllable, letters.length - at); length > 0; length -= 1) {
      if (found.length >= maxSplits) break;
      const syllable = letters.slice(at, at + length);
      if (syllables.has(syllable) && walk(at + length, [...before, syllable])) hasEnd = true;
    }
    if (!hasEnd) isDeadEnd.add(at);
    return hasEnd;
  };
  walk(0, []);
  return found;
}
