import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compress-assets.mjs';
import { ensureInstalled } from './install.mjs';
import { sideBySide } from './stages.mjs';
import { root, run, runMain, ScriptError } from './workspace.mjs';

const web = join(root, 'apps/web');

const serverFolder = join(root, 'apps/server/dist');

const webSources = ['apps/web', 'packages', 'package-lock.json', 'scripts/keep-names.mjs'];
const serverSources = [
  'apps/server/src',
  'packages',
  'package-lock.json',
  'scripts/bundle-server.mjs',
  'scripts/keep-names.mjs',
];
const notSources = new Set(['node_modules', 'dist', '.types', 'compiled', 'coverage']);

const portal = {
  name: 'the web app',
  folder: join(web, 'dist'),
  args: [],
  parts: [{ title: 'for the member area', options: ['--mode', 'account'] }],
  assets: ['client/assets', 'account/client/assets'],
  serverEntry: 'src/platform/entry-server.tsx',
};

const stories = {
  name: 'the component stories',
  folder: join(web, 'dist/stories'),
  args: ['--mode', 'stories'],
  parts: [],
  assets: ['client/ui/assets'],
  serverEntry: 'src/ui/story/render-stories.tsx',
};

const builtParts = () => [portal, ...(process.env.UI_STORIES === '1' ? [stories] : [])];

/**
 * Builds web app and server, and the stories where they are served, unless already built from exactly these sources.
 * `isCompressed: false` leaves out the compressed copies of the web app's files: the portal can be served without them,
 * and they are a third of the work.
 */
export async function ensureBuilt({ isCompressed = true } = {}) {
  const webStamp = hashSources(webSources);
  const serverStamp = hashSources(serverSources);
  const missing = builtParts().filter(({ folder }) => readStamp(folder, ['client', 'server']) !== webStamp);
  const isServerMissing = readStamp(serverFolder, ['main.js']) !== serverStamp;
  if (missing.length > 0 || isServerMissing) await compileMessages();
  await sideBySide(
    ...missing.map((part) => buildWeb(part, webStamp)),
    ...(isServerMissing ? [buildServer(serverStamp)] : []),
  );
  if (isCompressed) await compressBuilt();
}

async function compileMessages() {
  if ((await run('node', ['packages/texts/compile.ts'])) !== 0)
    throw new ScriptError('The messages could not be compiled; see the reason above.');
  if ((await run('node', ['scripts/collect.mjs'])) !== 0)
    throw new ScriptError('The lists of the contract could not be written; the reason stands above.');
}

async function buildServer(wanted) {
  rmSync(stampOf(serverFolder), { force: true });
  console.log('Building the server …');
  // Imported here, because the previous step installs its dependencies.
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer();
  writeFileSync(stampOf(serverFolder), wanted);
}

async function buildWeb({ name, folder, args, parts, serverEntry }, wanted) {
  rmSync(stampOf(folder), { force: true });
  rmSync(compressedStampOf(folder), { force: true });
  // Each step keeps one processor busy and writes to its own folder.
  await sideBySide(
    ...[
      { title: 'for the browser', options: args },
      ...parts,
      { title: 'for the server', options: [...args, '--ssr', serverEntry] },
    ].map(async ({ title, options }) => {
      console.log(`Building ${name} ${title} …`);
      const code = await run('vite', ['build', ...options, '--logLevel', 'warn'], { cwd: web });
      if (code !== 0) throw new ScriptError(`${name} could not be built; see the reason above.`);
    }),
  );
  writeFileSync(stampOf(folder), wanted);
}

/** Adds the compressed copies that the web app's files lack. */
async function compressBuilt() {
  for (const { folder, assets } of builtParts()) {
    const wanted = readFileSync(stampOf(folder), 'utf8');
    if (existsSync(compressedStampOf(folder)) && readFileSync(compressedStampOf(folder), 'utf8') === wanted)
      continue;
    for (const path of assets) await compressAssets(join(folder, path));
    writeFileSync(compressedStampOf(folder), wanted);
  }
}

const compressedStampOf = (folder) => join(folder, 'compressed-stamp');
const stampOf = (folder) => join(folder, 'build-stamp');

function readStamp(folder, parts) {
  const isComplete = parts.every((part) => existsSync(join(folder, part)));
  return isComplete && existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined;
}

function hashSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => listFiles(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !notSources.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    if (process.argv.includes('--compress')) {
      await compressBuilt();
      return 0;
    }
    await ensureInstalled();
    if (process.argv.includes('--messages')) {
      await compileMessages();
      return 0;
    }
    if (process.argv.includes('--force')) {
      for (const folder of [portal.folder, stories.folder, serverFolder])
        rmSync(stampOf(folder), { force: true });
    }
    await ensureBuilt();
    return 0;
  });
}
