import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/workspace.mjs';
import { findAddresses } from '../addresses.mjs';
import { visitor } from '../load.mjs';
import { atMost, row } from '../report.mjs';

const client = join(root, 'apps/web/dist/client');
const accountClient = join(root, 'apps/web/dist/account/client');

/** Gzipped scripts and styles: those named by the HTML of a page and those loaded by its islands. */
export async function measure({ portal }) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const { pages } = await findAddresses(portal.url);
  const rows = [];
  for (const [name, path] of Object.entries({ ...pages, ...otherPages, ...accountPages })) {
    const html = await (await fetch(portal.url + path, { headers: visitor })).text();
    const scripts = scriptsOf(html, manifest, laterChunks[name]);
    const styles = match(html, /<link[^>]+rel="stylesheet"[^>]*>/g).map(hrefOf);
    rows.push(
      row(`${name} page, script`, kibibytes(scripts), {
        unit: 'KiB',
        digits: 1,
        promise: atMost(name in accountPages ? inAccountPages : 100, ' KiB'),
        note: `${scripts.length} files`,
      }),
      row(`${name} page, styles`, kibibytes(styles), {
        unit: 'KiB',
        digits: 1,
        promise: atMost(20, ' KiB'),
        note: `HTML ${(gzipSync(html).length / 1024).toFixed(1)} KiB`,
      }),
    );
  }
  for (const page of memberPages) rows.push(await measureMember(portal, page));
  return rows;
}

/** Pages of the member area, whose HTML requests everything a page needs at first. */
const memberPages = [
  { name: 'member area, first page', path: '/dashboard', most: 190 },
  { name: 'own enterprise', path: '/enterprise-preserve', most: 230 },
  { name: 'own account', path: '/person-preserve', most: 230 },
];

async function measureMember(portal, { name, path, most }) {
  const headers = { ...visitor, cookie: 'park_portal_token=any' };
  const html = await (await fetch(portal.url + path, { headers })).text();
  const scripts = scriptsOf(html, {}).filter((address) => address.startsWith('/assets/account/'));
  return row(`${name}, script`, kibibytes(scripts, accountClient), {
    unit: 'KiB',
    digits: 1,
    promise: atMost(most, ' KiB'),
    note: `${scripts.length} files`,
  });
}

const otherPages = {
  notices: '/information/noticelist',
  'park news': '/information/parknews',
  safety: '/information/safe-production',
  'corporate style': '/information/corporate-style',
  declaration: '/policy/declaration',
  about: '/about-us',
  registration: '/registration-guide',
  search: '/search?q=%E6%9C%88%E5%AD%A3',
};

/** Pages with a form, whose controls and validation rules weigh more. */
const accountPages = {
  login: '/login',
  'login by code': '/login?mode=code',
  register: '/register',
  application: '/msg-entry',
  'change of phone': '/update-phone',
};
const inAccountPages = 150;
/** Chunks that a page loads only once there is a form to fill in. */
const laterChunks = { application: ['src/features/enterprise/public/admission/EntryEditor.tsx'] };

/** The module that the entry loads after the first paint of a page with islands. */
const hydration = 'src/platform/island/hydrate-island.tsx';

const match = (text, pattern) => [...text.matchAll(pattern)].map(([found]) => found);
const hrefOf = (tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? '';

function scriptsOf(html, manifest, later = []) {
  const asked = match(html, /<script[^>]+src="[^"]+"[^>]*>/g).map(hrefOf);
  const files = new Set([...asked, ...match(html, /<link[^>]+rel="modulepreload"[^>]*>/g).map(hrefOf)]);
  const entry = Object.values(manifest).find(({ file }) => asked.includes(`/${file}`));
  for (const name of entry?.imports ?? []) addChunk(name, manifest, files);
  if (manifest[hydration]) addChunk(hydration, manifest, files);
  for (const [, island] of html.matchAll(/data-island="([^"]+)"/g)) {
    addChunk(findIsland(island, manifest), manifest, files);
  }
  for (const chunk of later) addChunk(chunk, manifest, files);
  return [...files];
}

/**
 * Finds an island's own chunk, which pages that render the island on the server list anonymously; the frame's islands
 * share one.
 */
function findIsland(island, manifest) {
  const key = `src/features/${island}.island.tsx`;
  const name = island.startsWith('site/public/frame/') ? 'frame' : `${island.split('/').at(-1)}.island`;
  const found = manifest[key]
    ? [key]
    : Object.keys(manifest).filter((other) => manifest[other].name === name);
  if (found.length !== 1) throw new Error(`the manifest has ${found.length} chunks of the island ${island}`);
  return found[0];
}

function addChunk(name, manifest, files) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the manifest has no ${name}`);
  const file = `/${chunk.file}`;
  if (files.has(file)) return;
  files.add(file);
  for (const imported of chunk.imports ?? []) addChunk(imported, manifest, files);
}

const kibibytes = (addresses, folder = client) =>
  addresses.reduce((sum, address) => sum + gzipSync(readFileSync(join(folder, address))).length, 0) / 1024;
