import {
  removableEntities,
  removalClose,
  removalMerge,
  removalQueryTwins,
  removalQueryUses,
  removalRemove,
} from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { closeThing } from './close.ts';
import { closeOnDay } from './close-on-day.ts';
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
    bind(removalClose, (ctx, input) => closeThing(ctx, all, input)),
  ],
  jobs: (deps, all) => [{ name: 'removal.close', cron: '5 * * * *', run: () => closeOnDay(deps, all) }],
  log: {
    verbs: Object.fromEntries(
      removableEntities.flatMap((entity) => [
        [`${entity}.merge`, m.removal_merge],
        [`${entity}.closeFrom`, m.removal_close],
        [`${entity}.openAgain`, m.removal_open_again],
      ]),
    ),
    fields: {
      closedFrom: m.removal_from,
      intoId: m.removal_into,
      moved: m.removal_moved,
    },
  },
};
