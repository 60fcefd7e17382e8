import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** The imports of a file, and its source without comments. */
export interface Parsed {
  imports: string[];
  code: string;
}

const isModule = (path: string) => /\.(?:ts|tsx|mjs)$/.test(path);

const ofPackage = /^@portal\/([a-z-]+)\/(.+)$/;

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  }
  const [, name, file] = ofPackage.exec(specifier) ?? [];
  return name && file ? `packages/${name}/src/${file}.ts` : undefined;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Parses one file. Type imports count like values: a file that imports a type changes with it. */
export function parseFile(path: string, text: string): Parsed {
  if (!isModule(path)) return { imports: [], code: text };
  const { module, comments } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    ),
    // The parser does not list `typeof import('…')` in types as an import.
    ...[...text.matchAll(/typeof import\('([^']+)'\)/g)].map(([, specifier = '']) => specifier),
  ];
  const found = specifiers.map((specifier) => resolve(path, specifier));
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end);
  }
  return { imports: [...new Set(found.filter((target) => target !== undefined))], code };
}
