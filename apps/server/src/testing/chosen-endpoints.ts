import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { changedBelow, features, root, sampleOf, touchedFeatures } from './changed-files.ts';

const contract = 'packages/contract/src/';

/** How many untouched endpoints are tested as well, so that the time stays constant as endpoints are added. */
const sampled = 60;
/** Of a branch that has touched nearly all, the gate tests so many, so that its time stays what it is. */
const mostTouched = 140;

export const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const all: readonly Endpoint[] = endpoints;

/** The path of every declaration by the name of its export, read from the sources. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of globSync(`${contract}*.ts`, { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = '', path = ''] of text.matchAll(
      /^export const (\w+) = endpoint\(\{[^;]*?\bpath: '([^']+)'/gm,
    ))
      names.set(name, path);
  }
  const paths = new Set(names.values());
  const unread = all.find(({ path }) => !paths.has(path));
  if (unread)
    throw new Error(`${unread.path} is not written out where it is declared, so that no test chooses it`);
  return names;
}

/** The endpoints that the routes of a feature bind. */
function endpointsOfFeature(feature: string, names: ReadonlyMap<string, string>): Endpoint[] {
  const routes = globSync(`${features}${feature}/**/*.routes.ts`, { cwd: root });
  const bound = routes.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []);
  const paths = new Set(bound.map((word) => names.get(word)));
  return all.filter(({ path }) => paths.has(path));
}

/** The endpoints of the features, and of the files of the contract, that have changed. */
function touchedEndpoints(): Endpoint[] {
  const names = readNames();
  const declared = changedBelow(contract)
    .filter((file) => existsSync(join(root, contract, file)))
    .map((file) => readFileSync(join(root, contract, file), 'utf8'));
  return [
    ...new Set([
      ...touchedFeatures().flatMap((feature) => endpointsOfFeature(feature, names)),
      ...all.filter(({ path }) => declared.some((text) => text.includes(`'${path}'`))),
    ]),
  ];
}

function choose(): Endpoint[] {
  const { CONTRACT_TESTS: wanted = '' } = process.env;
  if (wanted === 'all' || (wanted === '' && process.env.FUZZ_RUNS)) return [...all];
  const chosen =
    wanted === ''
      ? [...sampleOf(touchedEndpoints(), keyOf, mostTouched), ...sampleOf(all, keyOf, sampled)]
      : endpointsOfFeature(wanted, readNames());
  return all.filter((declaration) => chosen.includes(declaration));
}

/**
 * The endpoints for expensive tests over the whole contract: those that this branch has touched, and a sample of the
 * others. `npm run test:full` takes all (CONTRACT_TESTS=all), `npm run verify -- <feature>` those of the feature.
 */
export const chosenEndpoints: readonly Endpoint[] = choose();
