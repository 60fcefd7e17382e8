import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

type PostcssPlugin = Extract<
  Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins'],
  unknown[]
>[number];

const declarations = join(import.meta.dirname, '../src/ui/styles/breakpoints.css');

/**
 * Replaces each breakpoint in a media query with its range: `(--phone)`, or `not (--phone)`, which older browsers
 * understand only as the opposite range.
 */
export function breakpoints(): PostcssPlugin {
  const ranges = new Map<string, string>();
  for (const [, name = '', width = ''] of readFileSync(declarations, 'utf8').matchAll(
    /@custom-media (--\w+) \(width < (\w+)\);/g,
  ))
    ranges.set(name, width);
  const widthOf = (name: string) => {
    const width = ranges.get(name);
    if (!width) throw new Error(`${name} is not a breakpoint of ${declarations}`);
    return width;
  };
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media(rule) {
        rule.params = rule.params
          .replace(
            /\(not \((--\w+)\)\)|not \((--\w+)\)/g,
            (_, nested, name) => `(width >= ${widthOf(nested ?? name)})`,
          )
          .replace(/\((--\w+)\)/g, (_, name) => `(width < ${widthOf(name)})`);
      },
    },
  };
}
