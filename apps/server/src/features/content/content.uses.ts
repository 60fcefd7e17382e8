import { tagList } from '@portal/contract/dictionary/manage';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { articles, articleTags } from './article.table.ts';
import { articleRevisions } from './editing/article-revision.table.ts';

export const contentUses: DictionaryUses = {
  [tagList]: [
    // Steps through the index tag by tag, as there can be a million published articles.
    sql`select listed.code where exists (select 1 from ${articleTags} where ${articleTags.tagId} = listed.code)`,
    sql`select unnest(${articles.tagIds}) from ${articles} where ${articles.status} in ('SCHEDULED', 'EXPIRED', 'WITHDRAWN', 'TRASH')`,
    sql`select jsonb_array_elements_text(${articleRevisions.content} -> 'tagIds') from ${articleRevisions}`,
  ],
};
