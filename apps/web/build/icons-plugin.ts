import type { Plugin } from 'vite';
import * as shapes from '../src/ui/icon/shapes.ts';

const map = /\/src\/ui\/icon\/shapes\.ts$/;
const prefix = 'portal-icon/';

/** For browser builds: one module per icon, so that a page loads only the icons it draws. */
export function iconsPlugin(): Plugin {
  const paths = new Map(Object.entries<string>(shapes));
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (map.test(id)) {
        const code = [...paths.keys()]
          .map((name) => `export { ${name} } from '${prefix}${name}';`)
          .join('\n');
        return { code, moduleSideEffects: false };
      }
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return { code: `export const ${name} = ${JSON.stringify(paths.get(name))};`, moduleSideEffects: false };
    },
  };
}
