// Writes the table of Chinese characters that the search folds and reads by: `node scripts/han-table.mjs`. The two
// packages stay out of the server, where the whole of pinyin-pro takes 25 MB of memory.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pairs from 'opencc-js/dict/TSCharacters';
import { pinyin } from 'pinyin-pro';
import { root } from './workspace.mjs';

const first = 0x4e00;
const last = 0x9fff;
/** Rarer readings of a character find more by chance than on purpose. */
const maxReadings = 2;

/** Traditional characters, each followed by its simplified form. */
function simplifiedPairs() {
  return pairs
    .split('|')
    .map((line) => line.split(' '))
    .filter(([from, to]) => [...from].length === 1 && [...to].length === 1 && from !== to)
    .map(([from, to]) => from + to)
    .join('');
}

/** Each syllable with its simplified characters: `a啊阿 ai…`. */
function syllables() {
  const characters = new Map();
  const traditional = new Set(pairs.split('|').map((line) => line.split(' ')[0]));
  for (let code = first; code <= last; code += 1) {
    const character = String.fromCodePoint(code);
    if (traditional.has(character)) continue;
    const readings = pinyin(character, { multiple: true, toneType: 'none', v: true, type: 'array' });
    for (const reading of new Set(readings.slice(0, maxReadings))) {
      if (/^[a-z]{1,6}$/.test(reading)) {
        characters.set(reading, (characters.get(reading) ?? '') + character);
      }
    }
  }
  return [...characters]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([syllable, of]) => syllable + of)
    .join(' ');
}

/** The text of `apps/server/src/platform/text/han-table.ts`. */
export const hanTable =
  () => `// Written by \`node scripts/han-table.mjs\` from opencc-js and pinyin-pro; not edited.

/** Traditional characters, each followed by its simplified form. */
export const simplifiedPairs =
  '${simplifiedPairs()}';

/** Syllables without tones, each followed by its characters. */
export const syllableCharacters =
  '${syllables()}';
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, 'apps/server/src/platform/text/han-table.ts'), hanTable());
}
