import type { Errand } from '../feature/errand.ts';

const modules = import.meta.glob<readonly Errand[]>('./*/*.errands.ts', { eager: true, import: 'errands' });

/** What can be done in the portal, in order within each group. To add one, add it to its feature. */
export const errands: readonly Errand[] = Object.values(modules)
  .flat()
  .sort((a, b) => a.place - b.place);
