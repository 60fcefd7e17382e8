import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compress-assets.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, runMain, ScriptError } from './workspace.mjs';

const web = join(root, 'apps/web');
const stamp = join(web, 'dist/build-stamp');

const sources = ['apps/web', 'packages', 'package-lock.json'];
const notSources = new Set(['node_modules', 'dist', 'paraglide', 'cache', 'coverage']);

const builds = [
  { title: 'for the browser', args: ['build'], result: 'dist/client' },
  {
    title: 'for the server',
    args: ['build', '--ssr', 'src/platform/entry-server.tsx'],
    result: 'dist/server/entry-server.js',
  },
];

/** Builds the web app unless the last build was made from these very sources. */
export async function ensureBuilt() {
  const wanted = hashSources();
  if (readStamp() === wanted) return;
  rmSync(stamp, { force: true });
  for (const { title, args } of builds) {
    console.log(`Building the web app ${title} …`);
    const code = await run('vite', [...args, '--logLevel', 'warn'], { cwd: web });
    if (code !== 0) throw new ScriptError('The web app could not be built; the reason stands above.');
  }
  await compressAssets(join(web, 'dist/client/assets'));
  writeFileSync(stamp, wanted);
}

function readStamp() {
  const isComplete = builds.every(({ result }) => existsSync(join(web, result)));
  return isComplete && existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

function hashSources() {
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
    await ensureInstalled();
    if (process.argv.includes('--force')) rmSync(stamp, { force: true });
    await ensureBuilt();
    return 0;
  });
}
