import { paths } from '@portal/contract/paths';
import { policyQueryList } from '@portal/contract/policy/public';
import type { FastifyInstance } from 'fastify';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { createFeeds } from '../../platform/feed/create-feeds.ts';
import { renderFeed } from '../../platform/feed/render-feed.ts';
import { type FeedFilter, findFilterNames, listFeedItems } from './feed.queries.ts';

const { level, kind, department, industryTag, scale } = policyQueryList.input.shape;

/** The list's filters, by their query parameter names. */
const shapes = { level, kind, department, industry: industryTag, scale };

/** Ignores values the list would not accept, as the list does. */
function readQuery(query: Record<string, unknown>): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, shape] of Object.entries(shapes)) {
    const value = shape.safeParse(query[name]).data;
    if (value !== undefined) chosen.set(name, value);
  }
  return chosen;
}

const filterOf = ({ industry, ...rest }: Record<string, string>) =>
  ({ ...rest, ...(industry !== undefined && { industryTag: industry }) }) as FeedFilter;

/** Serves `/rss/policy.xml` with the filters of the policy list. */
export function registerPolicyFeed(app: FastifyInstance, { env, database, clock }: Deps): void {
  const { db } = database;
  const sendFeed = createFeeds(clock);

  async function write(chosen: URLSearchParams, now: Date): Promise<string | null> {
    const query = Object.fromEntries(chosen);
    const filter = filterOf(query);
    const names = await findFilterNames(db, filter);
    if (names === null) return null;
    const channel = {
      name: ['政策解读', ...names].join('·'),
      path: paths.policyList(query),
      self: paths.policyRss(query),
    };
    return renderFeed(channel, await listFeedItems(db, filter, chinaDayOf(now)), env.PUBLIC_URL);
  }

  app.get<{ Querystring: Record<string, unknown> }>(paths.policyRss(), (request, reply) => {
    const chosen = readQuery(request.query);
    return sendFeed(request, reply, chosen.toString(), (now) => write(chosen, now));
  });
}
