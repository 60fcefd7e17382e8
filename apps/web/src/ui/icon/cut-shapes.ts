import { writeFile } from 'node:fs/promises';
import { SHAPE_NAMES } from './shape-names.ts';
import { toPath } from './to-path.ts';

const lineWidth = 110;

const identifierOf = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

async function cutShape(name: string): Promise<string> {
  const { __iconData } = await import(import.meta.resolve(`lucide-react/icons/${name}`));
  const [head, value] = [`export const ${identifierOf(name)} =`, `'${toPath(__iconData.node)}';`];
  return head.length + value.length < lineWidth ? `${head} ${value}\n` : `${head}\n  ${value}\n`;
}

/** The text of `shapes.ts`: every shape as path data, in the order of their names. */
export async function cutShapes(): Promise<string> {
  const shapes = await Promise.all(SHAPE_NAMES.map(cutShape));
  return `// Written by cut-shapes.ts.\n${shapes.join('')}`;
}

if (import.meta.main) await writeFile(new URL('./shapes.ts', import.meta.url), await cutShapes());
