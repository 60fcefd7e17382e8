import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

type PostcssPlugin = Extract<
  Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins'],
  unknown[]
>[number];

const declarations = join(import.meta.dirname, '../src/ui/styles/breakpoints.css');

/**
 * Replaces each breakpoint in a media query: `(--phone)`, or `not (--phone)` for what is wider. Written as minimum and
 * maximum, which browsers without ranges understand too.
 */
export function breakpoints(): PostcssPlugin {
  const widths = new Map<string, number>();
  for (const [, name = '', width = ''] of readFileSync(declarations, 'utf8').matchAll(
    /@custom-media (--\w+) \(width < (\d+)px\);/g,
  ))
    widths.set(name, Number(width));
  const widthOf = (name: string) => {
    const width = widths.get(name);
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
            (_, nested, name) => `(min-width: ${widthOf(nested ?? name)}px)`,
          )
          .replace(/\((--\w+)\)/g, (_, name) => `(max-width: ${widthOf(name) - 0.02}px)`);
      },
    },
  };
}
