import { type SearchKind, searchKinds } from '@portal/contract/kinds';
import { maxCounted, maxListed } from '@portal/contract/search/public';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { KeywordQuery } from '../../platform/text/bigrams.ts';
import { scoreOf } from './ranking.ts';
import { kindMark } from './search-document.ts';

/** The search words, with the reader's languages and the time. */
export interface Wanted {
  query: KeywordQuery;
  /** Languages to search; the first is preferred if a thing is found in both. */
  langs: readonly [string, ...string[]];
  now: Date;
}

export interface KindCount {
  kind: SearchKind;
  count: number;
  isExact: boolean;
}

/** A search hit with its texts. */
export interface FoundRow {
  kind: SearchKind;
  refId: string;
  section: string | null;
  lang: string;
  title: string;
  summary: string;
  text: string;
  /** Epoch milliseconds. */
  publishedAt: number | null;
}

const inWords = sql.raw('words');
const inTitle = sql.raw('title_words');
const tooMany = maxCounted + 1;

/**
 * Runs searches so that they use the index: the planner underestimates the cost of reading a row's words and would scan
 * the table, and the matches of a common word exceed the default working memory.
 */
export function searching<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`,
      );
      return work(tx);
    },
    { accessMode: 'read only' },
  );
}

const withMark = (kind: SearchKind | undefined, query: string): string =>
  kind ? `'${kindMark(kind)}' & (${query})` : query;

function isFoundIn(column: SQL, words: string, { langs, now }: Wanted): SQL {
  const at = now.toISOString();
  return sql`${column} @@ ${words}::tsquery
    and lang in ${langs}
    and (visible_from is null or visible_from <= ${at}::timestamptz)
    and (visible_to is null or visible_to > ${at}::timestamptz)`;
}

/** Matches of this kind, through the word index alone. */
const isFound = (wanted: Wanted, kind?: SearchKind): SQL =>
  isFoundIn(inWords, withMark(kind, wanted.query.every), wanted);

/** The latest matches when there are very many: reads the newest documents until there are enough. */
function latestIn(column: SQL, wanted: Wanted, kind: SearchKind | undefined): SQL {
  return sql`(select kind, ref_id, lang from search_document
    where ${kind ? sql`kind = ${kind}` : sql`true`} and ${isFoundIn(column, wanted.query.every, wanted)}
    order by published_at desc nulls last limit ${maxListed})`;
}

/**
 * Counts matches by kind. Counting stops after {@link maxCounted}, because a word like 花卉 may be in nearly every one of
 * a million documents.
 */
export async function countKinds(db: Db, wanted: Wanted): Promise<KindCount[]> {
  const { rows } = await db.execute<{ kind: SearchKind; count: number; read: number }>(sql`
    select kind, count(distinct ref_id) as count, (sum(count(*)) over ())::int as read
    from (select kind, ref_id from search_document where ${isFound(wanted)} limit ${tooMany}) found
    group by kind`);
  if ((rows[0]?.read ?? 0) >= tooMany) return countEachKind(db, wanted);
  return rows.map(({ kind, count }) => ({ kind, count, isExact: true }));
}

async function countEachKind(db: Db, wanted: Wanted): Promise<KindCount[]> {
  const parts = searchKinds.map(
    (kind) => sql`select ${kind} as kind, count(distinct ref_id) as count, count(*) as read from (
      select ref_id from search_document where ${isFound(wanted, kind)} limit ${tooMany}
    ) found`,
  );
  const { rows } = await db.execute<{ kind: SearchKind; count: number; read: number }>(
    sql.join(parts, sql` union all `),
  );
  return rows
    .filter(({ count }) => count > 0)
    .map(({ kind, count, read }) => ({
      kind,
      count: Math.min(count, maxCounted),
      isExact: read < tooMany,
    }));
}

/** All matches; if there are too many, the latest with the keyword in the title plus the latest overall. */
function candidates(wanted: Wanted, kind: SearchKind | undefined, isExact: boolean): SQL {
  if (isExact) return sql`select kind, ref_id, lang from search_document where ${isFound(wanted, kind)}`;
  return sql`${latestIn(inTitle, wanted, kind)} union ${latestIn(inWords, wanted, kind)}`;
}

/** The best results: `limit` of them from `offset`. */
export async function listFound(
  db: Db,
  wanted: Wanted,
  page: { kind: SearchKind | undefined; isExact: boolean; limit: number; offset: number },
): Promise<FoundRow[]> {
  const order = sql.raw('score desc, published_at desc nulls last, ref_id desc');
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    with candidate as (${candidates(wanted, page.kind, page.isExact)}),
    scored as (
      select distinct on (kind, ref_id)
        kind, ref_id, lang, published_at, ${scoreOf(wanted.query, wanted.now)} as score
      from candidate join search_document d using (kind, ref_id, lang)
      order by kind, ref_id, (lang = ${wanted.langs[0]}) desc
    ),
    best as (select * from scored order by ${order} limit ${page.limit} offset ${page.offset})
    select kind, ref_id as "refId", section, lang, title, summary, text,
      (extract(epoch from best.published_at) * 1000)::float8 as "publishedAt"
    from best join search_document d using (kind, ref_id, lang)
    order by score desc, best.published_at desc nulls last, ref_id desc`);
  return rows;
}
