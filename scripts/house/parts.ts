import { catalogueOf, isTest } from './sources.ts';

export const parts = [
  'contract',
  'server',
  'server tests',
  'console',
  'account',
  'public',
  'web shared',
  'web tests',
  'CSS',
  'texts',
  'demo',
  'e2e',
] as const;
export type Part = (typeof parts)[number];

/** The part of a slice that a file belongs to; undefined for files outside the slices, such as docs. */
export function partOf(path: string): Part | undefined {
  if (catalogueOf(path)) return 'texts';
  if (path.startsWith('packages/contract/')) return 'contract';
  if (path.startsWith('apps/server/src/demo/')) return 'demo';
  if (path.startsWith('apps/server/')) return isTest(path) ? 'server tests' : 'server';
  if (path.startsWith('e2e/')) return 'e2e';
  if (path.startsWith('apps/web/')) return webPartOf(path);
  return undefined;
}

function webPartOf(path: string): Part {
  if (path.endsWith('.css')) return 'CSS';
  if (isTest(path)) return 'web tests';
  const [, room] = /\/features\/[^/]+\/(manage|account|public)\//.exec(path) ?? [];
  if (room === 'manage') return 'console';
  return room === 'account' || room === 'public' ? room : 'web shared';
}
