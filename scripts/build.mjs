import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compress-assets.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, runMain, ScriptError } from './workspace.mjs';

const web = join(root, 'apps/web');

const sources = ['apps/web', 'packages', 'package-lock.json'];
const notSources = new Set(['node_modules', 'dist', 'paraglide', 'cache', 'coverage']);

const portal = {
  name: 'the web app',
  folder: join(web, 'dist'),
  args: [],
  assets: 'assets',
  serverEntry: 'src/platform/entry-server.tsx',
};

const stories = {
  name: 'the component stories',
  folder: join(web, 'dist/stories'),
  args: ['--mode', 'stories'],
  assets: 'ui/assets',
  serverEntry: 'src/ui/story/render-stories.tsx',
};

/** Builds the web app, and the stories where they are served, unless they were built from these very sources. */
export async function ensureBuilt() {
  const wanted = hashSources();
  await build(portal, wanted);
  if (process.env.UI_STORIES === '1') await build(stories, wanted);
}

async function build({ name, folder, args, assets, serverEntry }, wanted) {
  const stamp = stampOf(folder);
  if (readStamp(folder) === wanted) return;
  rmSync(stamp, { force: true });
  for (const [title, ssr] of [
    ['for the browser', []],
    ['for the server', ['--ssr', serverEntry]],
  ]) {
    console.log(`Building ${name} ${title} …`);
    const code = await run('vite', ['build', ...args, ...ssr, '--logLevel', 'warn'], { cwd: web });
    if (code !== 0) throw new ScriptError(`${name} could not be built; the reason stands above.`);
  }
  await compressAssets(join(folder, 'client', assets));
  writeFileSync(stamp, wanted);
}

const stampOf = (folder) => join(folder, 'build-stamp');

function readStamp(folder) {
  const isComplete = ['client', 'server'].every((part) => existsSync(join(folder, part)));
  return isComplete && existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined;
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
    if (process.argv.includes('--force')) {
      for (const { folder } of [portal, stories]) rmSync(stampOf(folder), { force: true });
    }
    await ensureBuilt();
    return 0;
  });
}
