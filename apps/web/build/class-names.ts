import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

const root = import.meta.dirname;

/** Four characters derived from a file's path, the first a letter. */
function codeOf(file: string): string {
  const [first = 0, ...rest] = createHash('sha256').update(relative(root, file)).digest().subarray(0, 4);
  return [letters[first % letters.length], ...rest.map((byte) => signs[byte % signs.length])].join('');
}

/** Index to letters: 0 → a, 51 → Z, 52 → aa; at most two letters for up to 2,756 classes in a file. */
function lettersOf(place: number): string {
  const last = letters[place % letters.length] ?? '';
  return place < letters.length ? last : lettersOf(Math.floor(place / letters.length) - 1) + last;
}

/**
 * Makes CSS module class names as short as possible, since each page carries them twice, in its HTML and in its style
 * file: they were an eighth of the compressed home page. A name depends only on the file and the position in it, so
 * that server and browser, which are built separately, agree.
 */
export function createClassNames(): (name: string, file: string, css: string) => string {
  const files = new Map<string, string>();
  const places = new Map<string, Map<string, number>>();
  return (name, address, css) => {
    const [file = ''] = address.split('?');
    const code = codeOf(file);
    const other = files.get(code) ?? file;
    if (other !== file) throw new Error(`The classes of ${file} would be named like those of ${other}.`);
    files.set(code, file);
    const known = places.get(file) ?? placesOf(css);
    places.set(file, known);
    const place = known.get(name) ?? known.size;
    known.set(name, place);
    return code + lettersOf(place);
  };
}

/** The order in which a file's names appear. */
function placesOf(css: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g))
    if (!places.has(name)) places.set(name, places.size);
  return places;
}
