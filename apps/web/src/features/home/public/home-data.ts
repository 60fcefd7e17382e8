import { type Load, oneOf, optional } from '../../../platform/page/load.ts';

const newsShown = 7;

/** The columns of the news block in the order of their tabs. */
export const newsColumns = ['INDUSTRY', 'NOTICE', 'PARK', 'SAFETY'] as const;

/** Every block loads independently: one that fails is left out, the others stay. */
export async function loadHome({ call, language: lang, search }: Pick<Load, 'call' | 'language' | 'search'>) {
  const articles = (column: (typeof newsColumns)[number], pageSize = newsShown) =>
    optional(call('GET /api/infoManage/content/queryList', { column, lang, pageSize }));
  const items = (phase: 'OPEN' | 'COMING') =>
    optional(call('GET /api/policyManage/declareItem/queryList', { phase, pageSize: 3 }));
  const [
    slides,
    notices,
    industry,
    park,
    safety,
    policies,
    open,
    coming,
    enterprises,
    chain,
    figures,
    projects,
    prices,
    activities,
    posts,
  ] = await Promise.all([
    optional(call('GET /api/siteManage/carousel/queryList', { position: 'HOME' })),
    articles('NOTICE'),
    articles('INDUSTRY'),
    articles('PARK'),
    articles('SAFETY'),
    optional(call('GET /api/policyManage/policy/queryList', { state: 'VALID', pageSize: 5 })),
    items('OPEN'),
    items('COMING'),
    optional(call('GET /api/baseInfo/enterpriseInfo/queryList', { sort: 'chain', pageSize: 50 })),
    optional(call('GET /api/baseInfo/enterpriseInfo/queryFacets', {})),
    optional(call('GET /api/baseInfo/enterpriseInfo/queryFigures', {})),
    optional(call('GET /api/matchManage/project/queryPublicList', { pageSize: 5 })),
    optional(call('GET /api/priceManage/price/queryPanel', {})),
    optional(call('GET /api/activityManage/activity/queryCalendar', {})),
    optional(call('GET /api/communityManage/post/queryList', { pageSize: 6 })),
  ]);
  return {
    slides,
    notices,
    industry,
    park,
    safety,
    policies,
    open,
    coming,
    enterprises,
    chain,
    figures,
    projects,
    prices,
    activities,
    posts,
    /** The column whose tab is open, if the address names one. */
    news: oneOf(search.get('news'), newsColumns),
    now: Date.now(),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
