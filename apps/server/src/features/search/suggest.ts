import type { SearchKind } from '@portal/contract/kinds';
import { minSuggested, type Suggestion, type searchQuerySuggestions } from '@portal/contract/search/public';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { findMatches } from '../../platform/text/highlight.ts';
import { findMeant } from './find-meant.ts';
import { isVisible, searching, type Wanted } from './search.queries.ts';
import { marksOf } from './search.view.ts';
import { kindMark } from './search-document.ts';
import { understand } from './understand.ts';

type Input = z.output<typeof searchQuerySuggestions.input>;
type Result = z.output<typeof searchQuerySuggestions.output>;

const maxOf = { publicTasks: 3, titles: 6 };

interface Row extends Record<string, unknown> {
  kind: SearchKind;
  refId: string;
  section: string | null;
  lang: string;
  title: string;
}

const columns = sql.raw('kind, ref_id as "refId", section, lang, title, published_at');

/** Services by name or words. They are few, so all of them are compared. */
function publicTasks(wanted: Wanted): SQL {
  const words = `'${kindMark('PUBLIC_TASK')}' & (${wanted.query.meant.every})`;
  return sql`(select ${columns}, 0 as place, title_words @@ ${wanted.query.meant.every}::tsquery as by_name
    from search_document
    where words @@ ${words}::tsquery and lang = ${wanted.langs[0]}
    order by by_name desc, char_length(title), ref_id limit ${maxOf.publicTasks})`;
}

/** The newest titles: the index of dates serves common words, that of titles rare ones. */
const titles = (wanted: Wanted): SQL => sql`(
  select ${columns}, 1 as place, false as by_name from search_document
  where kind <> 'PUBLIC_TASK' and title_words @@ ${wanted.query.meant.every}::tsquery and ${isVisible(wanted)}
  order by published_at desc nulls last limit ${maxOf.titles})`;

const viewSuggestion = ({ kind, refId, section, lang, title }: Row, { query }: Wanted): Suggestion => ({
  kind,
  refId,
  section,
  lang,
  title: { text: title, ranges: findMatches(title, marksOf(query)) },
});

async function suggestFor(tx: Db, wanted: Wanted): Promise<Suggestion[]> {
  const { rows } = await tx.execute<Row>(sql`
    select kind, "refId", section, lang, title from (
      select distinct on (place, kind, "refId") * from (${publicTasks(wanted)} union all ${titles(wanted)}) found
      order by place, kind, "refId", (lang = ${wanted.langs[0]}) desc) once
    order by place, by_name desc, published_at desc nulls last, char_length(title), "refId"`);
  return rows.map((row) => viewSuggestion(row, wanted));
}

/** Suggests what a keyword that is still being typed may be about. */
export function suggest(db: Db, { keyword, lang }: Input, now: Date): Promise<Result> {
  const nothing: Result = { rows: [], understood: null };
  if ([...keyword].length < minSuggested) return Promise.resolve(nothing);
  return searching(db, async (tx) => {
    const langs: Wanted['langs'] = lang === 'zh' ? ['zh'] : [lang, 'zh'];
    const query = await understand(tx, { keyword, langs });
    if (!query) return nothing;
    const wanted: Wanted = { query, langs, now };
    const rows = await suggestFor(tx, wanted);
    if (rows.length > 0) return { rows, understood: null };
    const meant = await findMeant(tx, keyword, isVisible(wanted));
    const corrected = meant && (await understand(tx, { keyword: meant.keyword, langs }));
    if (!corrected) return nothing;
    return { rows: await suggestFor(tx, { ...wanted, query: corrected }), understood: meant.keyword };
  });
}
