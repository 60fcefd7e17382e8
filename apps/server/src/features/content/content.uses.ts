import { tagList } from '@portal/contract/dictionary-manage';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { articles, articleTags } from './article.table.ts';
import { articleRevisions } from './editing/article-revision.table.ts';

export const contentUses: DictionaryUses = {
  [tagList]: [
    // The index of published articles is walked tag by tag; there can be a million articles.
    sql`select listed.code where exists (select 1 from ${articleTags} where ${articleTags.tagId} = listed.code)`,
    sql`select unnest(${articles.tagIds}) from ${articles} where ${articles.status} in ('SCHEDULED', 'EXPIRED', 'WITHDRAWN', 'TRASH')`,
    sql`select jsonb_array_elements_text(${articleRevisions.content} -> 'tagIds') from ${articleRevisions}`,
  ],
};
