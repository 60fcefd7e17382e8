import { mkdir, rm, writeFile } from 'node:fs/promises';
import { SHAPE_NAMES } from './shape-names.ts';
import { toPath } from './to-path.ts';

// Run manually. Writes one file per shape, so that each page's chunk contains only the icons it draws.
const folder = new URL('./shapes/', import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const name of SHAPE_NAMES) {
  const source = import.meta.resolve(`lucide-react/icons/${name}`);
  const { __iconData } = await import(source);
  const identifier = `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;
  await writeFile(
    new URL(`${name}.ts`, folder),
    `export const ${identifier} =\n  '${toPath(__iconData.node)}';\n`,
  );
}
