import type { PublicService } from '../feature/public-service.ts';

const modules = import.meta.glob<readonly PublicService[]>('./*/*.services.ts', {
  eager: true,
  import: 'publicServices',
});

/** What can be done in the portal, in order within each group. To add one, add it to its feature. */
export const publicServices: readonly PublicService[] = Object.values(modules)
  .flat()
  .sort((a, b) => a.place - b.place);
