import {
  chainStages,
  enterpriseQueryFacets,
  enterpriseQueryFigures,
  enterpriseQueryList,
  enterpriseQueryPublicDetail,
} from '@portal/contract/enterprise/public';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { createStoryReader } from '../content/content.public.ts';
import {
  countEnterprises,
  countRegions,
  countStages,
  findPublicEnterprise,
  listEnterprises,
  listPeers,
} from './enterprise.queries.ts';
import { viewEnterprise, viewEnterpriseRow } from './enterprise.view.ts';
import { readParkFigures } from './park-figures.queries.ts';

const peersShown = 4;

export function enterpriseRoutes(_deps: Deps): BoundEndpoint[] {
  const readStories = createStoryReader();
  return [
    bind(enterpriseQueryList, (ctx, input) =>
      pageOf(input, listEnterprises(ctx.db, input), countEnterprises(ctx.db, input), viewEnterpriseRow),
    ),
    bind(enterpriseQueryFacets, async ({ db }) => {
      const [total, stages, areas] = await Promise.all([
        countEnterprises(db, {}),
        countStages(db),
        countRegions(db),
      ]);
      const inOrder = chainStages.flatMap(
        (stage) => stages.find(({ chainStage }) => chainStage === stage) ?? [],
      );
      return { total, chainStages: inOrder, regions: areas };
    }),
    bind(enterpriseQueryPublicDetail, async ({ db, now }, { id, story: storyId, lang }) => {
      const row = await findPublicEnterprise(db, id);
      const [stage] = row?.chainStages ?? [];
      if (!row || !stage) throw notFound();
      const [stories, peers] = await Promise.all([
        readStories(db, { enterpriseId: id, storyId, lang }, now),
        listPeers(db, { enterpriseId: id, stage }, peersShown),
      ]);
      if (!stories) throw notFound();
      return viewEnterprise(row, { ...stories, peers });
    }),
    bind(enterpriseQueryFigures, ({ db }) => readParkFigures(db)),
  ];
}
