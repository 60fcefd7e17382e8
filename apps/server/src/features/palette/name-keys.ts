import type { NamedKind } from '../../feature/palette-source.ts';

/** Letters of the longest key; nobody types more of a name. */
const maxKey = 24;

const notText = /[^\p{L}\p{N}]/gu;

/** A text as names are compared: without case, width, spaces and signs. */
export const foldName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(notText, '').slice(0, 60);

/** Each key begins with its kind, so that one index serves all kinds and common keys of others cost nothing. */
const markOf = (kind: NamedKind): string => `${kind.toLowerCase()}:`;

/** The pinyin of each character; others stand for themselves. */
type Spell = (text: string) => readonly string[];

/** What a name is found by: from every character on, as written, as pinyin and as initials. */
export function nameKeys(kind: NamedKind, names: readonly string[], spell: Spell): string[] {
  const keys = new Set<string>();
  for (const name of names.map(foldName)) {
    const letters = [...name];
    const spelled = spell(name);
    for (const at of letters.keys()) {
      keys.add(letters.slice(at).join(''));
      keys.add(spelled.slice(at).join(''));
      keys.add(
        spelled
          .slice(at)
          .map((syllable) => syllable[0])
          .join(''),
      );
    }
  }
  return [...keys].map((key) => markOf(kind) + key.slice(0, maxKey));
}

/** The condition on keys for what somebody typed; null if there is no letter in it. */
export function keyQuery(kind: NamedKind, text: string): string | null {
  const folded = foldName(text).slice(0, maxKey);
  return folded === '' ? null : `'${markOf(kind)}${folded}':*`;
}
