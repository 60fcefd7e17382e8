import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type NearQuery, nearQueriesOf } from '../../platform/text/near-words.ts';

const maxTitles = 300;
/** A service tells more than a title that happens to sound alike. */
const publicTaskWeight = 5;

interface Meant {
  by: NearQuery['by'];
  keyword: string;
}

/** What most of the titles and words of the park mean that sound like a keyword or differ from it by one letter. */
function commonestOf(titles: readonly { title: string; kind: string }[], query: NearQuery): string | null {
  const counts = new Map<string, number>();
  for (const { title, kind } of titles) {
    const meant = query.meantIn(title);
    if (meant) counts.set(meant, (counts.get(meant) ?? 0) + (kind === 'PUBLIC_TASK' ? publicTaskWeight : 1));
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** What a keyword that finds nothing was probably meant for, as some titles have it. */
export async function findMeant(db: Db, keyword: string, isVisible: SQL): Promise<Meant | null> {
  for (const query of nearQueriesOf(keyword)) {
    const { rows } = await db.execute<{ title: string; kind: string }>(sql`
      (select title, kind from search_document
        where ${sql.raw(query.column)} @@ ${query.query}::tsquery and ${isVisible} limit ${maxTitles})
      union all select word, 'SYNONYM' from search_synonym, unnest(words) word`);
    const meant = commonestOf(rows, query);
    if (meant !== null && meant !== keyword) return { by: query.by, keyword: meant };
  }
  return null;
}
