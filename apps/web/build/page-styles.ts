import type { Plugin } from 'vite';

/** Where the build tells the server which style file a page has: page module → address. */
const listFile = '.vite/page-styles.json';

interface Chunk {
  imports: string[];
  dynamicImports: string[];
  facadeModuleId: string | null;
  viteMetadata?: { importedCss: Set<string> };
}

interface PageStylesOptions {
  /** Ends of the modules whose styles every page has, in their order. */
  shared: string[];
  /** Ends of the modules that any page may load later; their styles come with every page as well. */
  anywhere: string[];
  /** A page's own module. */
  page: RegExp;
}

/**
 * One style file a page instead of one a component: a first visit waits for one answer, not for five rounds of
 * six. What an island of the page loads later brings its styles at once, so that no script ever asks for a
 * style file.
 */
export function pageStyles({ shared, anywhere, page }: PageStylesOptions): Plugin {
  return {
    name: 'page-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = new Map<string, Chunk>();
        for (const [file, output] of Object.entries(bundle))
          if (output.type === 'chunk') chunks.set(file, output);
        const fileOf = (end: string) =>
          [...chunks].find(([, { facadeModuleId }]) => facadeModuleId?.endsWith(end))?.[0];
        const list: Record<string, string> = {};
        for (const [file, { facadeModuleId }] of chunks) {
          const [name] = (facadeModuleId && page.exec(facadeModuleId)) || [];
          if (!name) continue;
          const styles = new Set<string>();
          const seen = new Set<string>();
          for (const part of [...[...shared, ...anywhere].map(fileOf), file]) collect(part, styles, seen);
          const source = [...styles].map((style) => textOf(bundle[style])).join('');
          const title = name.split('/').at(-1)?.replace('.tsx', '.css') ?? '';
          const asset = this.emitFile({ type: 'asset', name: title, source });
          list[name] = `/${this.getFileName(asset)}`;
        }
        this.emitFile({ type: 'asset', fileName: listFile, source: JSON.stringify(list, null, 2) });
        for (const { viteMetadata } of chunks.values()) {
          for (const style of viteMetadata?.importedCss ?? []) delete bundle[style];
          viteMetadata?.importedCss.clear();
        }

        /** Depth first, so that a component's styles come after those of what it is made of. */
        function collect(part: string | undefined, into: Set<string>, seen: Set<string>): void {
          const chunk = part === undefined ? undefined : chunks.get(part);
          if (!chunk || part === undefined || seen.has(part)) return;
          seen.add(part);
          for (const imported of chunk.imports) collect(imported, into, seen);
          for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
          // The entry loads the islands of all pages.
          if (!shared.some((end) => chunk.facadeModuleId?.endsWith(end)))
            for (const later of chunk.dynamicImports) collect(later, into, seen);
        }
      },
    },
  };
}

function textOf(asset: { type: string; source?: string | Uint8Array } | undefined): string {
  if (asset?.type !== 'asset' || asset.source === undefined)
    throw new Error('a style file is not in the build');
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}
