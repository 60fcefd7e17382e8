import type { Plugin } from 'vite';

/** The build's map from page module to the address of its style file. */
const listFile = '.vite/page-styles.json';

interface Chunk {
  imports: string[];
  dynamicImports: string[];
  facadeModuleId: string | null;
  viteMetadata?: { importedCss: Set<string> };
}

interface PageStylesOptions {
  /** Path endings of the modules whose styles every page needs, in order. */
  shared: string[];
  /** Path endings of modules that any page may load later; their styles are on every page as well. */
  anywhere: string[];
  /** Pages with their own frame, and path endings of the frame's modules. */
  framed: { pages: RegExp; parts: string[] }[];
  /** Matches a page's own module. */
  page: RegExp;
}

/**
 * Emits one style file per page instead of one per component: a first visit waits for one response, not for five rounds
 * of six. Styles that an island loads later are included, so that no script ever requests a style file.
 */
export function pageStyles({ shared, anywhere, framed, page }: PageStylesOptions): Plugin {
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
          const around = framed.filter(({ pages }) => pages.test(name)).flatMap(({ parts }) => parts);
          for (const part of [...[...shared, ...anywhere, ...around].map(fileOf), file])
            collect(part, styles, seen);
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

        /** Depth first, so that a component's styles come after those of the components it uses. */
        function collect(part: string | undefined, into: Set<string>, seen: Set<string>): void {
          const chunk = part === undefined ? undefined : chunks.get(part);
          if (!chunk || part === undefined || seen.has(part)) return;
          seen.add(part);
          for (const imported of chunk.imports) collect(imported, into, seen);
          for (const style of chunk.viteMetadata?.importedCss ?? []) into.add(style);
          // The entry is skipped, because it loads the islands of all pages.
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
