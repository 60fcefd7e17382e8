import { wordsOf } from './name-forms.ts';
import { isNode, type Node, nodesOf } from './nodes.ts';
import type { Source } from './sources.ts';

/** Words that puzzle a native engineer in a name; see “Words” in CONTRIBUTING.md. */
const oddWord = /^(?:reckon(?:s|ed|ing)?|whoever|anew|wish(?:es|ed)?|told|besides?|errands?|plates?)$/;
/** Fine in “handed over” and “handed back”. */
const isOdd = (word: string, next: string | undefined) =>
  oddWord.test(word) || (word === 'handed' && next !== 'over' && next !== 'back');

/** Names that the specification's calls give. */
const givenName = /plateId|plateTypeCode|plateVOList|communityPlate/i;

const isCode = (path: string) => /^(?:apps|packages|scripts|e2e|bench)\/.*\.(?:ts|tsx|mjs)$/.test(path);

/** Where the name of a CSS class starts: it belongs to the style sheet. */
function startOfClass({ type, object, property }: Node): number | undefined {
  const isOfStyles = type === 'MemberExpression' && isNode(object) && object.name === 'styles';
  return isOfStyles && isNode(property) ? property.start : undefined;
}

/** The identifiers of a file, each once. Strings and comments are no names. */
function identifiersOf({ path, text }: Source): Set<string> {
  const names = new Set<string>();
  const classes = new Set<number>();
  for (const node of nodesOf(path, text)) {
    const start = startOfClass(node);
    if (start !== undefined) classes.add(start);
    const { type, name } = node;
    if (type.endsWith('Identifier') && typeof name === 'string' && !classes.has(node.start)) names.add(name);
  }
  return names;
}

function oddWordOf(name: string): string | undefined {
  if (givenName.test(name)) return undefined;
  const words = wordsOf(name);
  return words.find((word, at) => isOdd(word, words[at + 1]));
}

/** Finds identifiers that contain an odd word. */
export const findOddNames = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) =>
      [...identifiersOf(source)].flatMap((name) => {
        const word = oddWordOf(name);
        return word ? [`${source.path} names ${name}: find a plain word for “${word}”`] : [];
      }),
    );
