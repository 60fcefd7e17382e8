import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../database/data-dir.ts';

/** What the web's server entry exports; kept equal to apps/web/src/platform/entry-server.tsx. */
export interface WebEntry {
  renderPage: (request: {
    url: string;
    language: string;
    call: (key: string, input: unknown) => Promise<unknown>;
    assetsOf: FindAssets;
  }) => Promise<
    | { kind: 'redirect'; status: number; location: string }
    | { kind: 'page'; status: number; html: string; error?: unknown }
  >;
}

export interface DocumentAssets {
  styles: string[];
  modules: string[];
  entry: string;
  /** Development only: the hot reload's script, which also loads the entry. */
  preamble?: string;
}

/** Styles and scripts of the matched modules. */
export type FindAssets = (modules: string[]) => DocumentAssets | Promise<DocumentAssets>;

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

export const webRoot = join(projectRoot, 'apps/web');
export const clientFolder = join(webRoot, 'dist/client');
const entryModule = 'src/platform/entry-public.tsx';

function stylesOf(manifest: Manifest, module: string, into: Set<string>, seen: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return;
  seen.add(module);
  for (const imported of chunk.imports ?? []) stylesOf(manifest, imported, into, seen);
  for (const file of chunk.css ?? []) into.add(`/${file}`);
}

/** Looks up the styles of the matched modules; the result is kept, since the routes are few. */
function createAssetLookup(manifest: Manifest): (modules: string[]) => DocumentAssets {
  const known = new Map<string, DocumentAssets>();
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`the web build's manifest has no ${entryModule}`);
  const preloads = (entry.imports ?? [])
    .flatMap((name) => manifest[name]?.file ?? [])
    .map((file) => `/${file}`);
  return (modules) => {
    const key = modules.join('\n');
    const cached = known.get(key);
    if (cached) return cached;
    const styles = new Set<string>();
    const seen = new Set<string>();
    for (const module of [entryModule, ...modules]) stylesOf(manifest, module, styles, seen);
    const assets = { styles: [...styles], modules: preloads, entry: `/${entry.file}` };
    known.set(key, assets);
    return assets;
  };
}

/** Makes the document that shows every component. */
export type RenderStories = () => Promise<string>;

/** The web app as the page handler needs it, built or in development. */
export interface Web {
  renderPage: WebEntry['renderPage'];
  assetsOf: FindAssets;
  /** Makes the document that shows every component, where it is served. */
  renderStories?: RenderStories;
}

/** The built web app. */
export async function loadWebBuild(): Promise<Web> {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entryFile = join(webRoot, 'dist/server/entry-server.js');
  const entry = (await import(pathToFileURL(entryFile).href)) as WebEntry;
  return { renderPage: entry.renderPage, assetsOf: createAssetLookup(manifest) };
}
