import { articlePath, columnPath } from '../content/article-path.public.ts';
import type { PhoneKind } from './phone-view.ts';

const kinds: readonly [folder: string, kind: PhoneKind][] = [
  [articlePath('NOTICE', ''), 'notice'],
  [articlePath('INDUSTRY', ''), 'news'],
  [articlePath('PARK', ''), 'news'],
  [articlePath('SAFETY', ''), 'news'],
  ['/policy/policylist/', 'policy'],
];

const lists = new Map<string, PhoneKind>([
  [columnPath('NOTICE'), 'notice'],
  [columnPath('INDUSTRY'), 'news'],
  ['/policy/policylist', 'policy'],
]);

/** Where a phone finds what stands at a path of the portal: the same text or list, else the phone pages' home. */
export function phonePathOf(path: string): string {
  const list = lists.get(path);
  if (list) return `/h5/${list}`;
  const [, folder, id] = /^(\/.+\/)([0-9A-Z]{26})$/.exec(path) ?? [];
  const kind = kinds.find(([known]) => known === folder)?.[1];
  return kind && id ? `/h5/${kind}/${id}` : '/h5/';
}
