import { paletteQuery } from '@portal/contract/palette/public';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { fillNames } from './fill-names.ts';
import { queryPalette } from './query-palette.ts';

export const paletteFeature: Feature = {
  routes: (_deps, { palette, menuPages, menuConditions, places }) => [
    bind(paletteQuery, (ctx, input) =>
      queryPalette({ ...ctx, palette, menuPages, menuConditions, places }, input),
    ),
  ],
  jobs: ({ database: { db } }) => [
    { name: 'palette.fill-names', cron: '* * * * *', run: () => fillNames(db) },
  ],
};
