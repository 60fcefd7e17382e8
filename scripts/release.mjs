// Makes a release: `npm run release`, or `-- --out folder`. The archive starts on any machine of this kind without npm,
// without a build and without a Node of its own.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runOrFail } from './stages.mjs';
import { childEnv, findNode, root, runMain, ScriptError, serverEnv, serverOptions } from './workspace.mjs';

/** Programs of the release beside `start`, as package.json names them. */
const commands = {
  'create-admin': 'apps/server/src/features/identity/create-admin/command.ts',
  'export-park': 'apps/server/src/features/export-park-command.ts',
  'import-park': 'apps/server/src/features/import-park-command.ts',
  reindex: 'apps/server/src/features/reindex-command.ts',
};

/** What the built server reads at run time. */
const parts = [
  'apps/server/dist',
  'apps/server/migrations',
  'apps/server/src/demo/data',
  'apps/server/src/platform/pdf/fonts',
  'apps/server/package.json',
  'apps/web/dist',
  'apps/web/public',
  'ops',
  'package.json',
  '.env.example',
  'LICENSE',
  'README.md',
  'README.zh.md',
  'SECURITY.md',
  'docs',
];

/** Maps and texts for readers of the code are left out. */
const isLeftOut = (path) => /\.map$|build-stamp$|dist\/stories$/.test(path);

const everyPackage = ['--omit=dev', '--all', '--parseable'];

await runMain(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
  await ensureInstalled();
  await ensureBuilt();
  const { bundleCommands } = await import('./bundle-server.mjs');
  await bundleCommands(commands);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `park-portal-${version}-${process.platform}-${process.arch}`;
  const out = resolve(values.out);
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) copy(join(root, part), join(folder, part));
  for (const path of listPackages('@portal/server').filter((path) => !path.endsWith('drizzle-orm')))
    copy(join(root, path), join(folder, path));
  mkdirSync(join(folder, 'bin'), { recursive: true });
  copyFileSync(findNode(), join(folder, 'bin/node'));
  writeFileSync(join(folder, 'bin/park-portal'), launcher());
  chmodSync(join(folder, 'bin/park-portal'), 0o755);
  writeFileSync(join(folder, 'sbom.json'), listParts(version));
  const archive = join(out, `${name}.tar.gz`);
  console.log(`Packing ${relative(process.cwd(), archive)} …`);
  await runOrFail('tar', ['-C', out, '--owner=0', '--group=0', '-czf', archive, name]);
  return 0;
});

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    // A package's own packages are in the list too if they are needed.
    filter: (path) => !isLeftOut(path) && !relative(from, path).split(sep).includes('node_modules'),
  });
}

/** Folders of the packages that these workspaces need at run time, relative to the root. */
function listPackages(...workspaces) {
  const { stdout } = runNpm(['ls', ...workspaces.map((name) => `--workspace=${name}`), ...everyPackage]);
  const paths = stdout.split('\n').map((path) => relative(root, path));
  return paths.filter((path) => path.startsWith('node_modules') && !path.includes('@portal'));
}

/**
 * The software bill of materials, in the CycloneDX format. `npm sbom --omit=dev` leaves out what the root also needs
 * for development.
 */
function listParts(portal) {
  const components = listPackages('@portal/server', '@portal/web').map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const licenses = typeof license === 'string' ? [{ license: { name: license } }] : [];
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses,
    };
  });
  const metadata = { component: { type: 'application', name: 'park-portal', version: portal } };
  const parts = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components };
  return JSON.stringify(parts, null, 2);
}

function runNpm(args) {
  const made = spawnSync('npm', args, { cwd: root, env: childEnv(), encoding: 'utf8', maxBuffer: 1e8 });
  if (made.status === 0) return made;
  throw new ScriptError(`npm ${args[0]} failed: ${made.stderr || made.error?.message}`);
}

function launcher() {
  const env = Object.entries(serverEnv).map(([name, value]) => `export ${name}=${value}`);
  return `#!/bin/sh
# Starts the portal, or one of the programs beside it:
#   park-portal [start|${Object.keys(commands).join('|')}] [options]
set -e
here=$(dirname "$(readlink -f "$0")")
home=$(dirname "$here")
command=\${1:-start}
[ $# -gt 0 ] && shift
export NODE_ENV=\${NODE_ENV:-production}
case "$command" in
  start)
    ${env.join('\n    ')}
    exec "$here/node" ${serverOptions.join(' ')} "$home/apps/server/dist/main.js"
    ;;
  ${Object.keys(commands).join('|')})
    exec "$here/node" "$home/apps/server/dist/commands/$command.js" "$@"
    ;;
  *)
    sed -n '2,3s/^# //p' "$0" >&2
    exit 2
    ;;
esac
`;
}
