import type { Parsed } from './imports.ts';
import { featureFolderOf } from './owner.ts';
import { isTest } from './sources.ts';

export interface Crossing {
  app: 'server' | 'web';
  from: string;
  to: string;
  file: string;
  target: string;
}

export interface Pair {
  app: 'server' | 'web';
  one: string;
  other: string;
  there: number;
  back: number;
}

const isOfApp = (path: string) => path.startsWith('apps/');

/** Every import of one feature by another within an app, except in test fixtures. Everybody reads the contract. */
export function findCrossings(parsed: ReadonlyMap<string, Parsed>): Crossing[] {
  return [...parsed].flatMap(([file, { imports }]) => {
    const from = featureFolderOf(file);
    if (!from || !isOfApp(file) || isTest(file)) return [];
    const app = file.startsWith('apps/server/') ? ('server' as const) : ('web' as const);
    return imports.flatMap((target) => {
      const to = isOfApp(target) ? featureFolderOf(target) : undefined;
      return to && to !== from ? [{ app, from, to, file, target }] : [];
    });
  });
}

/** Pairs of features that import each other. */
export function findMutual(crossings: readonly Crossing[]): Pair[] {
  const count = ({ app, from, to }: Pick<Crossing, 'app' | 'from' | 'to'>) =>
    crossings.filter((one) => one.app === app && one.from === from && one.to === to).length;
  const seen = new Map<string, Pair>();
  for (const { app, from, to } of crossings) {
    const there = count({ app, from, to });
    const back = count({ app, from: to, to: from });
    const [one, other] = there > back || (there === back && from < to) ? [from, to] : [to, from];
    if (back > 0) {
      const [more, less] = there > back ? [there, back] : [back, there];
      seen.set(`${app} ${one} ${other}`, { app, one, other, there: more, back: less });
    }
  }
  return [...seen.values()].sort((a, b) => a.app.localeCompare(b.app) || b.there - a.there);
}

/** Whether the import is of a public file: tables and `*.public.ts` on the server, `shared/` in the web app. */
const isShown = ({ app, target }: Crossing) =>
  app === 'server' ? /\.(?:public|table)\.ts$/.test(target) : target.includes('/shared/');

export const findTrespasses = (crossings: readonly Crossing[]) =>
  crossings.filter((crossing) => !isShown(crossing));
