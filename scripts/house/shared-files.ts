import type { Feature } from './features.ts';
import type { Parsed } from './imports.ts';
import { mentionsOf } from './name-forms.ts';
import { catalogueOf, isTest, type Source } from './sources.ts';

export interface Tie {
  path: string;
  /** The first tie found between the file and the feature. */
  reason: string;
}

interface Own {
  paths: ReadonlySet<string>;
  /** Keys of the feature's messages. */
  keys: ReadonlySet<string>;
  /** Addresses of the feature's endpoints. */
  addresses: ReadonlySet<string>;
}

/** Code and prose are searched. Message texts are neither, but the settings that list their folders count. */
const isSearched = (path: string) =>
  /^(?:packages|apps|e2e|docs)\/|^(?:README|CONTRIBUTING)\.md$/.test(path) &&
  !path.endsWith('/package.json') &&
  !catalogueOf(path);

export function collectOwn(own: readonly Source[]): Own {
  const messages = own.filter(({ path }) => catalogueOf(path));
  const contract = own.filter(({ path }) => path.startsWith('packages/contract/'));
  return {
    paths: new Set(own.map(({ path }) => path)),
    keys: new Set(messages.flatMap(({ text }) => Object.keys(JSON.parse(text)))),
    addresses: new Set(
      contract.flatMap(({ text }) => [...text.matchAll(/'(\/api\/[^']+)'/g)].map(([, path = '']) => path)),
    ),
  };
}

/** Files outside a feature that import its files, name it or its folders, use its messages or call its endpoints. */
export function findTies(
  feature: Feature,
  own: Own,
  sources: readonly Source[],
  parsed: ReadonlyMap<string, Parsed>,
): Tie[] {
  const terms = feature.terms.map((term) => mentionsOf(term));
  const rooms = new RegExp(
    `(?<![\\w-])${feature.name}/(?:public|account|manage|shared)/|features/${feature.name}\\b`,
  );

  const reasonOf = (path: string): string | undefined => {
    const { imports, code } = parsed.get(path) ?? { imports: [], code: '' };
    const imported = imports.find((target) => own.paths.has(target));
    if (imported) return `imports ${imported}`;
    const room = rooms.exec(code)?.[0];
    if (room) return `names ${room}`;
    const key = [...code.matchAll(/\bm\.(\w+)/g)].find(([, name = '']) => own.keys.has(name));
    if (key) return `uses ${key[0]}`;
    const address = [...own.addresses].find((one) => code.includes(one));
    if (address) return `calls ${address}`;
    if (!feature.isNamed) return undefined;
    const meant = code.replace(feature.notMeant ?? /$^/, '');
    // A link and its label do not count as naming the feature: use of its own messages was found above.
    const name = nameIn(meant.replace(/\b(?:paths|m)\.\w+/g, ''), terms);
    if (name) return `names ${name}`;
    const link = nameIn(meant, terms);
    return link && `leads to ${link}`;
  };

  return sources
    .filter(({ path }) => isSearched(path) && !own.paths.has(path))
    .flatMap(({ path }) => {
      const reason = reasonOf(path);
      return reason ? [{ path, reason }] : [];
    });
}

function nameIn(code: string, terms: readonly RegExp[]): string | undefined {
  const found = terms.map((term) => term.exec(code)).find((match) => match !== null);
  if (!found) return undefined;
  const before = /[\w-]*$/.exec(code.slice(0, found.index))?.[0];
  const after = /^[\w-]*/.exec(code.slice(found.index))?.[0];
  return `${before}${after}`;
}

export const tieKinds = ['shared', 'neighbour', 'test', 'doc'] as const;
export type TieKind = (typeof tieKinds)[number];

/** From this number of features on, a file counts as shared. */
const minOfShared = 3;
/**
 * A file of another feature that uses this one is built on it, unless the file is tied to at least this many: then it
 * is a list of all features.
 */
const minOfLists = 5;

/**
 * A shared file is tied to three features or more: a list, a route table, a catalogue to which a new feature is added.
 * A neighbour is tied to fewer, merely links to the feature's pages, or belongs to a feature built on this one: it uses
 * the feature, but the feature does not need it.
 *
 * @param isBuiltOn Whether the file belongs to a feature on which this one is not itself built.
 */
export function tieKindOf(
  { path, reason }: Tie,
  features: number,
  owner: Feature | undefined,
  isBuiltOn: boolean,
): TieKind {
  if (isTest(path) || path.endsWith('.spec.ts')) return 'test';
  if (path.endsWith('.md')) return 'doc';
  if (reason.startsWith('leads to ') || isBuiltOn) return 'neighbour';
  if (/^(?:imports|calls) /.test(reason) && owner && features < minOfLists) return 'neighbour';
  return features >= minOfShared ? 'shared' : 'neighbour';
}
