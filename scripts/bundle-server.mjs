import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { keepNames } from './keep-names.mjs';
import { root } from './workspace.mjs';

export const serverFolder = join(root, 'apps/server/dist');
const ours = [join(root, 'apps/server/src') + sep, join(root, 'packages') + sep];

// Unbundled, Drizzle costs half a second and 150 MB at every start, because its package.json is read for each of its
// 118 modules.
const bundled = /^(@portal\/|drizzle-orm)/;

const isOutside = (id) =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !bundled.test(id);

const ownEntry = /new URL\('\.\/([\w-]+-(?:thread|process))\.ts', import\.meta\.url\)/g;

/** Entry points of threads and processes that are started by file address, keyed by file name; names must be unique. */
function ownEntries() {
  // Read without `globSync`, which Node 20 does not have: `npm start` runs this with the reader's own Node.
  const files = readdirSync(join(root, 'apps/server/src'), { recursive: true })
    .filter((file) => file.endsWith('-thread.ts') && !file.split(sep).includes('testing'))
    .map((file) => join('apps/server/src', file));
  const entries = [...files, 'apps/server/src/demo/fill-process.ts'].map((file) => [
    basename(file, '.ts'),
    join(root, file),
  ]);
  if (new Set(entries.map(([name]) => name)).size < entries.length)
    throw new Error('two threads of the server share a name');
  return Object.fromEntries(entries);
}

/** Lets bundled modules still find files next to their source; threads and processes are bundled next to them. */
const keepPlaces = (folder) => ({
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || !ours.some((place) => id.startsWith(place))) return null;
    const from = (path) => relative(folder, path).replaceAll(sep, '/');
    return code
      .replace(ownEntry, 'import.meta.filename + "/../$1.js"')
      .replaceAll('import.meta.dirname', `(import.meta.dirname + "/${from(dirname(id))}")`)
      .replaceAll('import.meta.url', `new URL("${from(id)}", import.meta.url).href`);
  },
});

/** Only the text of a query keeps its original characters; see `titleOf` in queue-source.ts. */
function requireAscii(fileName, code) {
  const at = code?.search(/[^\0-\x7f]/) ?? -1;
  if (at >= 0)
    throw new Error(
      `${fileName} would need two bytes per character: … ${code.slice(Math.max(0, at - 60), at + 20)} …`,
    );
}

/** Bundles our own modules and Drizzle; every other package stays in node_modules. */
async function bundle(folder, entries) {
  const built = await rolldown({
    input: { ...entries, ...ownEntries() },
    platform: 'node',
    external: isOutside,
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  });
  const { output } = await built.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    cleanDir: true,
    // Split into chunks, because the system's allocator keeps the memory used for reading a file.
    codeSplitting: {
      groups: [
        { name: 'messages', test: /texts\/compiled\// },
        { name: 'drizzle', test: /drizzle-orm/ },
        { name: 'contract', test: /packages\/contract\// },
      ],
    },
    minify: keepNames,
  });
  await built.close();
  for (const { fileName, code } of output) requireAscii(fileName, code);
}

export const bundleServer = () => bundle(serverFolder, { main: join(root, 'apps/server/src/main.ts') });

/** Bundles the programs that run beside the server; apart from it, because they would change its chunks. */
export function bundleCommands(commands) {
  const entries = Object.entries(commands).map(([name, file]) => [name, join(root, file)]);
  return bundle(join(serverFolder, 'commands'), Object.fromEntries(entries));
}
