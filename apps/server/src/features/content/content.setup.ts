import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { articles } from './article.table.ts';

/** A first article. */
export const articleSetup: SetupSource = {
  key: 'ARTICLE',
  read: async ({ database: { db } }) => {
    const count = await db.$count(articles, eq(articles.status, 'PUBLISHED'));
    return { state: count > 0 ? 'DONE' : 'MISSING', have: count > 0 ? m.setup_have_articles({ count }) : '' };
  },
};
