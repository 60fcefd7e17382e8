import {
  removableEntities,
  removalMerge,
  removalQueryTwins,
  removalQueryUses,
  removalRemove,
} from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { mergeThings } from './merge.ts';
import { queryTwins, queryUses } from './read-uses.ts';
import { removeThing } from './remove.ts';

/** Things entered wrongly are taken back, or two that are the same made one. */
export const removalFeature: Feature = {
  routes: (_deps, all) => [
    bind(removalQueryUses, (ctx, input) => queryUses(ctx, all, input)),
    bind(removalQueryTwins, (ctx, input) => queryTwins(ctx, all, input)),
    bind(removalRemove, (ctx, input) => removeThing(ctx, all, input)),
    bind(removalMerge, (ctx, input) => mergeThings(ctx, all, input)),
  ],
  log: {
    verbs: Object.fromEntries(removableEntities.map((entity) => [`${entity}.merge`, m.removal_merge])),
    fields: { intoId: m.removal_into, moved: m.removal_moved },
  },
};
