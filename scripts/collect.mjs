import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

const contract = join(root, 'packages/contract/src');

const head =
  '// Written by `npm run messages` from the names of files and exports (docs/decisions/0050); not edited.';

/** The files of the contract of this name, each with the names that it exports by this pattern. */
function exportsOf(isRead, pattern) {
  return readdirSync(contract, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^collected\//.test(file) && isRead.test(file))
    .sort((one, other) => (one < other ? -1 : 1))
    .map((file) => ({
      file,
      names: [...readFileSync(join(contract, file), 'utf8').matchAll(pattern)].map(([, name]) => name),
    }));
}

const importsOf = (found) =>
  found.map(({ file, names }) => `import { ${names.join(', ')} } from '../${file}';`).join('\n');

/** One object that the constants of these files are spread into. */
function spreadText(comment, name, found) {
  const nameless = found.find(({ names }) => names.length === 0);
  if (nameless) throw new Error(`${nameless.file} exports nothing that is named as its kind`);
  const parts = found.flatMap(({ names }) => names.map((each) => `  ...${each},\n`));
  return `${head}\n${importsOf(found)}\n\n/** ${comment} */\nexport const ${name} = {\n${parts.join('')}};\n`;
}

const camelOf = (path) => path.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());

/** In a list for each folder, because the type of a single one is too long for the compiler to write down. */
function endpointsText() {
  const found = exportsOf(/./, /^export const (\w+) = call\.\w+\(/gm).filter(({ names }) => names.length > 0);
  const lists = {};
  const imports = found.map(({ file, names }) => {
    const path = file.includes('/') ? file : `other/${file}`;
    const module = camelOf(path.replace(/\.ts$/, ''));
    const list = `${camelOf(path.split('/')[0])}Calls`;
    lists[list] = [...(lists[list] ?? []), ...names.map((name) => `${module}.${name}`)];
    return `import * as ${module} from '../${file}';`;
  });
  const written = Object.entries(lists).map(
    ([list, calls]) =>
      `const ${list} = [\n${calls.map((name) => `  ${name},\n`).join('')}] as const satisfies readonly Endpoint[];\n`,
  );
  const names = Object.keys(lists);
  return `${head}
import type { Endpoint } from '../endpoint.ts';
${imports.join('\n')}

${written.join('')}
/** Every endpoint of the product. */
export const endpoints: readonly Endpoint[] = [
${names.map((name) => `  ...${name},\n`).join('')}];

export type Declared = (
${names.map((name) => `  | typeof ${name}\n`).join('')})[number];
`;
}

/** The lists of the contract by their paths, as the files and exports of today make them. */
export const collectLists = () => ({
  'packages/contract/src/collected/endpoints.ts': endpointsText(),
  'packages/contract/src/collected/message-events.ts': spreadText(
    'Every event that triggers a message.',
    'messageEvents',
    exportsOf(/\/(?:[\w-]+-)?events\.ts$/, /^export const (\w+(?:Events|Messages)) = \{/gm),
  ),
  'packages/contract/src/collected/case-kinds.ts': spreadText(
    'Every kind of case.',
    'caseKinds',
    exportsOf(/\/(?:[\w-]+-)?cases\.ts$/, /^export const (\w+Cases) = \{/gm),
  ),
});

/** Writes the lists that have changed; renaming is atomic, so code running from source never sees a partial file. */
function writeLists() {
  for (const [path, text] of Object.entries(collectLists())) {
    const file = join(root, path);
    if (readFileSync(file, 'utf8') === text) continue;
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeLists();
