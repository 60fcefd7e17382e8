import { relative, sep } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import {
  createServer,
  type EnvironmentModuleNode,
  type ModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { StoriesEntry } from './stories.ts';
import { type DocumentAssets, type Web, type WebEntry, webRoot } from './web-build.ts';

const entryServer = '/src/platform/entry-server.tsx';
const entryPublic = '/src/platform/entry-public.tsx';
const entryAccount = '/src/platform/account/entry-account.tsx';
const storiesServer = '/src/ui/story/render-stories.tsx';
const storiesPublic = '/src/ui/story/entry-stories.tsx';

const renderedAgain = 'portal:rendered-again';
const stylesChanged = 'portal:styles-changed';

/** The islands that import the changed modules; null when a page also imports one of them directly. */
function islandsAround(changed: Iterable<EnvironmentModuleNode>): string[] | null {
  const islands = new Set<string>();
  const waiting = new Set(changed);
  for (const module of waiting) {
    const [, island] = /\/features\/(.+)\.island\.tsx$/.exec(module.file ?? '') ?? [];
    if (island) islands.add(island);
    else if (module.importers.size === 0) return null;
    else for (const importer of module.importers) waiting.add(importer);
  }
  return [...islands];
}

/**
 * Reloads the page for modules that only the server loads, which Vite does not do. Vite updates hydrated islands, which
 * keep their state.
 */
const reloadRendered: Plugin = {
  name: 'tell-of-rendered',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0 || file.endsWith('.css')) return;
    const data = { islands: islandsAround(modules) };
    server.environments.client.hot.send({ type: 'custom', event: renderedAgain, data });
  },
};

/** Replaces Vite's default of reloading the page for a style module that is loaded by a link or an island. */
const updateStyles: Plugin = {
  name: 'tell-of-styles',
  hotUpdate({ file, modules, timestamp }) {
    if (this.environment.name !== 'client' || !file.endsWith('.css')) return undefined;
    const seen = new Set<(typeof modules)[number]>();
    for (const module of modules)
      this.environment.moduleGraph.invalidateModule(module, seen, timestamp, true);
    const path = `/${relative(webRoot, file).replaceAll(sep, '/')}`;
    this.environment.hot.send({ type: 'custom', event: stylesChanged, data: { path, timestamp } });
    return [];
  },
};

/** Makes class names independent of a style module's content, so that the open page stays valid. */
const styleNames = { modules: { generateScopedName: '[name]_[local]_[hash:base64:5]' } };

const takeStyles = `import { createHotContext as hotStyles } from '/@vite/client';
hotStyles('/styles').on('${stylesChanged}', async ({ path, timestamp }) => {
  const href = path + '?direct&t=' + timestamp;
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    if (new URL(link.href).pathname === path) link.href = href;
  for (const style of document.querySelectorAll('style[data-vite-dev-id]'))
    if (style.dataset.viteDevId.endsWith(path))
      style.textContent = await (await fetch(href, { headers: { accept: 'text/css' } })).text();
});
`;

/** Client script for pages rendered on the server. */
const reloadWhenRendered = `import { createHotContext } from '/@vite/client';
createHotContext('/').on('${renderedAgain}', ({ islands }) => {
  const asleep = (name) => document.querySelector('[data-island="' + name + '"]:not([data-alive])');
  if (!islands || islands.some(asleep)) location.reload();
});
`;

// A single module script, so that hot reload is in place before the entry runs.
const preambleOf = (entry: string) => `${takeStyles}import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
import(${JSON.stringify(entry)});`;

/** Collects every stylesheet that the module or its imports use, as addresses for link elements. */
function stylesOf(node: ModuleNode | undefined, into: Set<string>, seen: Set<ModuleNode>): void {
  if (!node || seen.has(node)) return;
  seen.add(node);
  if (/\.css($|\?)/.test(node.url)) into.add(`${node.url}${node.url.includes('?') ? '&' : '?'}direct`);
  for (const imported of node.importedModules) stylesOf(imported, into, seen);
}

const groundStyles = ['/src/ui/styles/tokens.css?direct', '/src/ui/styles/base.css?direct'];

async function assetsOf(
  vite: ViteDevServer,
  modules: string[],
  entry: string,
  before = '',
): Promise<DocumentAssets> {
  const styles = new Set(groundStyles);
  const seen = new Set<ModuleNode>();
  for (const module of modules) {
    stylesOf(await vite.moduleGraph.getModuleByUrl(`/${module}`, true), styles, seen);
  }
  stylesOf(await vite.moduleGraph.getModuleByUrl(entryServer, true), styles, seen);
  return { styles: [...styles], modules: [], entry, preamble: before + preambleOf(entry) };
}

async function renderStories(vite: ViteDevServer): Promise<string> {
  const entry = (await vite.ssrLoadModule(storiesServer)) as StoriesEntry;
  const styles = new Set(groundStyles);
  stylesOf(await vite.moduleGraph.getModuleByUrl(storiesServer, true), styles, new Set());
  return entry.renderStories({
    styles: [...styles],
    entry: storiesPublic,
    preamble: preambleOf(storiesPublic),
  });
}

/** Serves the web app straight from its sources with hot reload; development only. */
export async function openDevWeb(app: FastifyInstance): Promise<Web> {
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    plugins: [reloadRendered, updateStyles],
    css: styleNames,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  const loadEntry = async () => (await vite.ssrLoadModule(entryServer)) as WebEntry;
  return {
    renderPage: async (request) => (await loadEntry()).renderPage(request),
    guard: async (arrival) => (await loadEntry()).guard(arrival),
    renderMember: async (request) => (await loadEntry()).renderMember(request),
    assetsOf: (modules: string[]) => assetsOf(vite, modules, entryPublic, reloadWhenRendered),
    memberAssetsOf: (modules: string[]) => assetsOf(vite, modules, entryAccount),
    renderStories: () => renderStories(vite),
  };
}
