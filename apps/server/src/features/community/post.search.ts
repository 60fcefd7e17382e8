import { and, inArray, sql } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { posts } from './post.table.ts';

/** Public community posts, without their authors; the section is the kind, which determines the page. */
export const postSearch: SearchSource = {
  kind: 'POST',

  listIds: listIdsOf(posts),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(posts)
      .where(and(inArray(posts.id, [...ids]), sql`${posts.status} in ('PUBLISHED', 'LOCKED')`))
      .for('share');
    return rows.map((post) => ({
      kind: 'POST',
      refId: post.id,
      lang: 'zh',
      section: post.kind,
      title: post.title,
      summary: post.excerpt,
      text: [textOfHtml(post.body), post.foundBy].filter(Boolean).join('\n'),
      tags: post.tags,
      publishedAt: post.publishedAt,
      weight: post.essence ? 2 : 1,
    }));
  },
};
