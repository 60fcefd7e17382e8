import { and, inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { isListed } from './contest.queries.ts';
import { contests } from './contest.table.ts';

export const contestSearch: SearchSource = {
  kind: 'CONTEST',

  listIds: listIdsOf(contests),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(contests)
      .where(and(inArray(contests.id, [...ids]), isListed))
      .for('share');
    return rows.map((contest) => ({
      kind: 'CONTEST',
      refId: contest.id,
      lang: 'zh',
      title: contest.title,
      summary: contest.body.slice(0, 200),
      text: [
        contest.body,
        contest.eligibility,
        ...contest.tracks.map(({ name, intro }) => `${name} ${intro}`),
      ].join('\n'),
      tags: contest.tracks.map(({ name }) => name),
      publishedAt: contest.publishedAt,
      weight: 1,
    }));
  },
};
