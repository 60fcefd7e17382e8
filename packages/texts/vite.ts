import type { Plugin } from 'vite';
import { compileText, textImports } from './compile-text.ts';
import { readCatalogues, type Wordings } from './read-catalogues.ts';

const barrel = '@portal/texts/messages';
const prefix = 'portal-text/';

/** For browser builds: one module per text, so that a page loads only the texts it uses. */
export function messagesPlugin(): Plugin {
  const texts = new Map<string, Wordings>();
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart() {
      texts.clear();
      for (const catalogue of readCatalogues())
        for (const [key, wordings] of Object.entries(catalogue.texts)) texts.set(key, wordings);
    },
    resolveId(id) {
      return id === barrel || id.startsWith(prefix) ? id : undefined;
    },
    load(id) {
      if (id === barrel) {
        const code = [...texts.keys()].map((key) => `export { ${key} } from '${prefix}${key}';`).join('\n');
        return { code, moduleSideEffects: false };
      }
      if (!id.startsWith(prefix)) return undefined;
      const key = id.slice(prefix.length);
      const { code } = compileText(key, texts.get(key) ?? {});
      return { code: `${textImports}\nexport const ${key} = ${code};\n`, moduleSideEffects: false };
    },
  };
}
