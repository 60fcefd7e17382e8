import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { changedBelow, features, root, sampleOf, touchedFeatures } from './changed-files.ts';
import { testScope } from './test-scope.ts';

const contract = 'packages/contract/src/';

/** Number of untouched endpoints that `npm run verify` tests as well. */
const sampled = 60;
/** Upper limit for a branch that has touched nearly all of them. */
const maxTouched = 140;

export const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const all: readonly Endpoint[] = endpoints;

type Declared = [path: string, name: string];

/** Reads the path of every declaration and the name of its export from the sources. */
function readDeclared(): Declared[] {
  const declared = globSync(`${contract}**/*.ts`, { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^export const (\w+) = call\.\w+\(\s*\w+,\s*'([^']+)'/gm,
      ),
    ].map(([, name = '', path = '']): Declared => [path, name]),
  );
  const paths = new Set(declared.map(([path]) => path));
  const unread = all.find(({ path }) => !paths.has(path));
  if (unread)
    throw new Error(`${unread.path} is not written literally in its declaration, so no test would choose it`);
  return declared;
}

/** The endpoints that a feature's routes bind, and others of the same names. */
function endpointsOfFeature(feature: string, declared: readonly Declared[]): Endpoint[] {
  const routes = globSync(`${features}${feature}/**/*.{routes,feature}.ts`, { cwd: root });
  const words = new Set(routes.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []));
  const paths = new Set(declared.flatMap(([path, name]) => (words.has(name) ? [path] : [])));
  return all.filter(({ path }) => paths.has(path));
}

/** The endpoints of changed features and of changed contract files. */
function touchedEndpoints(): Endpoint[] {
  const declared = readDeclared();
  const texts = changedBelow(contract)
    .filter((file) => existsSync(join(root, contract, file)))
    .map((file) => readFileSync(join(root, contract, file), 'utf8'));
  return [
    ...new Set([
      ...touchedFeatures().flatMap((feature) => endpointsOfFeature(feature, declared)),
      ...all.filter(({ path }) => texts.some((text) => text.includes(`'${path}'`))),
    ]),
  ];
}

function choose(): Endpoint[] {
  if (testScope === 'all') return [...all];
  const chosen =
    testScope === 'sample'
      ? [...sampleOf(touchedEndpoints(), keyOf, maxTouched), ...sampleOf(all, keyOf, sampled)]
      : endpointsOfFeature(testScope, readDeclared());
  return all.filter((declaration) => chosen.includes(declaration));
}

/**
 * The endpoints that the expensive tests over the whole contract run on: all of them in the gate. `npm run verify`
 * takes those that this branch has touched and a sample of the others.
 */
export const chosenEndpoints: readonly Endpoint[] = choose();
