import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../database/data-dir.ts';
import type { BasePath } from './base-path.ts';

export interface Arrival {
  /** Path without the phones' base path, as in `address`. */
  path: string;
  /** Path and query. */
  address: string;
  isPhone: boolean;
  isPhoneAddress: boolean;
  hasToken: boolean;
}

type Decision =
  | { go: 'phone' | 'desk' | 'notFound' | 'public' | 'load' | 'account' | 'forbidden' }
  | { go: 'redirect'; location: string };

/** The exports of the web's server entry; must match apps/web/src/platform/entry-server.tsx. */
export interface WebEntry {
  renderPage: (request: {
    url: string;
    base: BasePath;
    language: string;
    call: (key: string, input: unknown) => Promise<unknown>;
    assetsOf: FindAssets;
    isFilling: boolean;
  }) => Promise<
    | { kind: 'redirect'; status: number; location: string }
    | { kind: 'page'; status: number; html: string; error?: unknown }
  >;
  /** Decides where a visit leads: `load` means the account area, `public` a page of the portal. */
  guard: (arrival: Arrival) => Decision | Promise<Decision>;
  /** The document of a member address; the same for every user. */
  renderMember: (request: {
    path: string;
    base: BasePath;
    language: string;
    parkName: string;
    assetsOf: FindAssets;
  }) => Promise<string>;
}

export interface DocumentAssets {
  styles: string[];
  modules: string[];
  entry: string;
  /** Development only: the hot reload's script, which also loads the entry. */
  preamble?: string;
}

/** Styles and scripts of the matched modules. */
type FindAssets = (modules: string[]) => DocumentAssets | Promise<DocumentAssets>;

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

export const webRoot = join(projectRoot, 'apps/web');
export const clientFolder = join(webRoot, 'dist/client');
const accountFolder = join(webRoot, 'dist/account/client');
export const accountAssetsFolder = join(accountFolder, 'assets/account');
const entryModule = 'src/platform/entry-public.tsx';
const accountEntryModule = 'src/platform/account/entry-account.tsx';

function stylesOf(manifest: Manifest, module: string, into: Set<string>, seen: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return;
  seen.add(module);
  for (const imported of chunk.imports ?? []) stylesOf(manifest, imported, into, seen);
  for (const file of chunk.css ?? []) into.add(`/${file}`);
}

/** Collects a module's script and everything it imports statically. */
function scriptsOf(manifest: Manifest, module: string, into: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || into.has(`/${chunk.file}`)) return;
  into.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, into);
}

/**
 * Finds the single style file of the innermost matching page, which the build bundles with the styles of the
 * surrounding ones.
 */
function createAssetLookup(
  manifest: Manifest,
  pageStyles: Record<string, string>,
): (modules: string[]) => DocumentAssets {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`the web build's manifest has no ${entryModule}`);
  const scripts = new Set<string>();
  scriptsOf(manifest, entryModule, scripts);
  // The other scripts are not preloaded: they are fetched after the page has been painted.
  const announced = [...scripts].slice(1);
  return (modules) => {
    const page = modules.findLast((module) => module in pageStyles);
    if (!page) throw new Error(`no styles for ${modules.join(', ')}`);
    return { styles: [pageStyles[page] ?? ''], modules: announced, entry: `/${entry.file}` };
  };
}

/** The member area's pages run in the browser, so their scripts are fetched together with the entry. */
function createMemberLookup(manifest: Manifest): (modules: string[]) => DocumentAssets {
  const entry = manifest[accountEntryModule];
  if (!entry) throw new Error(`the member area's manifest has no ${accountEntryModule}`);
  return (modules) => {
    const styles = new Set<string>();
    const scripts = new Set<string>();
    const seen = new Set<string>();
    for (const module of [accountEntryModule, ...modules]) {
      stylesOf(manifest, module, styles, seen);
      scriptsOf(manifest, module, scripts);
    }
    return { styles: [...styles], modules: [...scripts], entry: `/${entry.file}` };
  };
}

/** Renders the document that shows every component. */
export type RenderStories = () => Promise<string>;

/** The web app as the page handler needs it, built or in development. */
export interface Web {
  renderPage: WebEntry['renderPage'];
  assetsOf: FindAssets;
  guard: WebEntry['guard'];
  renderMember: WebEntry['renderMember'];
  memberAssetsOf: FindAssets;
  /** Renders the document that shows every component; absent where it is not served. */
  renderStories?: RenderStories;
}

/** Loads the built web app. */
export async function loadWebBuild(): Promise<Web> {
  const entryFile = join(webRoot, 'dist/server/entry-server.js');
  const entry = (await import(pathToFileURL(entryFile).href)) as WebEntry;
  return {
    renderPage: entry.renderPage,
    guard: entry.guard,
    renderMember: entry.renderMember,
    assetsOf: createAssetLookup(
      readManifest(clientFolder),
      readBuildFile<Record<string, string>>(clientFolder, 'page-styles.json'),
    ),
    memberAssetsOf: createMemberLookup(readManifest(accountFolder)),
  };
}

function readBuildFile<Content>(folder: string, name: string): Content {
  return JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')) as Content;
}

const readManifest = (folder: string) => readBuildFile<Manifest>(folder, 'manifest.json');
