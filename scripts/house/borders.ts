import { type Crossing, findMutual, findTrespasses, type Pair } from './crossings.ts';
import type { Parsed } from './imports.ts';
import { featureFolderOf } from './owner.ts';

/** Features that serve all others and receive contributions from them; they may import only ground features. */
const hubs = ['search', 'palette', 'oper-log', 'work-queue', 'todo', 'collect', 'sitemap'];
const ground = ['identity', 'dictionary', 'message', 'case', ...hubs];

/** Pairs of features that may import each other, and why. */
const knownPairs: Readonly<Record<string, string>> = {
  'server enterprise ↔ identity':
    'the members of an enterprise are accounts, and a session says for which enterprise they act',
  'server content ↔ enterprise': 'stories are articles of an enterprise and stand on its page',
  'server identity ↔ message': 'accounts are told of their safety, and messages go to accounts',
  'server enterprise ↔ message': 'enterprises are told what happens to them, and their members read it',
  'server billing ↔ lease':
    'bills are calculated from contracts, and who leaves one gets back what its bills were paid for in advance',
  'server payment ↔ billing':
    'bills are paid by orders, and money that came without an order is booked to bills in part',
  'server lease ↔ payment':
    'a settlement pays bills and refunds what is left, and the account of a tenant shows its deposits',
  'web enterprise ↔ identity': 'the page of a person shows the enterprises they belong to',
  'web enterprise ↔ content': 'stories are edited on the page of their enterprise',
  'web lottery ↔ community':
    'a draw is a post: lists and forms of posts show its part, its page is that of a post',
  'web recruit ↔ community':
    'a recruitment is a post: lists and forms of posts show its part, its page is that of a post',
  'web vote ↔ community':
    'a vote is a post: lists and forms of posts show its part, its page is that of a post',
};

/** Finds imports by the files that start the server of anything but the list of features and `*.public.ts`. */
export function findSideDoors(parsed: ReadonlyMap<string, Parsed>): string[] {
  const isStart = (path: string) => /^apps\/server\/src\/[^/]+\.ts$/.test(path);
  return [...parsed]
    .filter(([file]) => isStart(file))
    .flatMap(([file, { imports }]) =>
      imports
        .filter((target) => featureFolderOf(target) && !target.endsWith('.public.ts'))
        .map((target) => `${file} imports ${target}: the start takes the list of features, and *.public.ts`),
    );
}

const nameOf = ({ app, one, other }: Pair) => `${app} ${one} ↔ ${other}`;

/** Finds imports that cross a forbidden border, with a sentence for each. */
export function findFaults(
  crossings: readonly Crossing[],
  known: Readonly<Record<string, string>> = knownPairs,
): string[] {
  const trespasses = findTrespasses(crossings).map(
    ({ app, file, target }) =>
      `${file} imports ${target}: another feature shows only ${app === 'server' ? 'its tables and *.public.ts' : 'its shared/'}`,
  );
  const upward = crossings
    .filter(({ app, from, to }) => app === 'server' && hubs.includes(from) && !ground.includes(to))
    .map(
      ({ file, from, target }) =>
        `${file} imports ${target}: ${from} works for every feature and is handed what they contribute`,
    );
  const pairs = findMutual(crossings).map(nameOf);
  const mutual = pairs
    .filter((pair) => !(pair in known))
    .map(
      (pair) =>
        `${pair} know each other both ways: turn one way round, or say why in scripts/house/borders.ts`,
    );
  const past = Object.keys(known)
    .filter((pair) => !pairs.includes(pair))
    .map((pair) => `${pair} no longer know each other both ways: take them out of scripts/house/borders.ts`);
  return [...trespasses, ...upward, ...mutual, ...past];
}
