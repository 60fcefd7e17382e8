import { paths } from '@portal/contract/paths';
import { nodesOf } from './nodes.ts';
import { isTest, type Source } from './sources.ts';

const firstPartOf = (path: string) => /^\/([\w-]+)/.exec(path)?.[1];

/** The first parts of all addresses of pages, such as `policy` of `/policy/policylist`. */
const pageParts = new Set(
  Object.values(paths).flatMap((pathOf) => {
    const part = firstPartOf((pathOf as (...parts: string[]) => string)('INDUSTRY', 'x'));
    return part === undefined || part === 'api' ? [] : [part];
  }),
);

const isProduct = ({ path }: Source) => /^apps\/server\/src\/features?\//.test(path) && !isTest(path);

function textOf({ type, value }: { type: string; value?: unknown }): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateElement') return undefined;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : undefined;
}

/** Finds addresses of pages that the server's features write out instead of calling a function of `paths`. */
export const findPageLinks = (sources: readonly Source[]): string[] =>
  sources.filter(isProduct).flatMap(({ path, text }) =>
    [...nodesOf(path, text)].flatMap((node) => {
      const written = textOf(node);
      const part = written && firstPartOf(written);
      return part && pageParts.has(part)
        ? [`${path} writes out ${written}: address a page by a function of packages/contract/src/paths.ts`]
        : [];
    }),
  );
