import { type SearchKind, searchKinds } from '@portal/contract/kinds';
import { maxCounted, maxListed, maxOfKind, type SearchRow } from '@portal/contract/search/public';
import type { Language } from '@portal/texts/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { nearnessOf, scoreOf, stepOf } from './ranking.ts';
import { kindMark } from './search-document.ts';
import type { Understanding } from './understand.ts';

/** The search words, with the reader's languages and the time. */
export interface Wanted {
  query: Understanding;
  /** Languages to search; the first is preferred if a thing is found in both. */
  langs: readonly [Language, ...Language[]];
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
  step: SearchRow['step'];
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

/** Documents in the reader’s languages that may be seen now. */
export function isVisible({ langs, now }: Pick<Wanted, 'langs' | 'now'>): SQL {
  const at = now.toISOString();
  return sql`lang in ${langs}
    and (visible_from is null or visible_from <= ${at}::timestamptz)
    and (visible_to is null or visible_to > ${at}::timestamptz)`;
}

const isFoundIn = (column: SQL, words: string, wanted: Wanted): SQL =>
  sql`${column} @@ ${words}::tsquery and ${isVisible(wanted)}`;

/** Matches of this kind, through the word index alone. */
const isFound = (wanted: Wanted, kind?: SearchKind): SQL =>
  isFoundIn(inWords, withMark(kind, wanted.query.meant.every), wanted);

/** The latest matches when there are very many: reads the newest documents until there are enough. */
function latestIn(column: SQL, words: string, wanted: Wanted, kind: SearchKind | undefined): SQL {
  return sql`(select kind, ref_id, lang from search_document
    where ${kind ? sql`kind = ${kind}` : sql`true`} and ${isFoundIn(column, words, wanted)}
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

/** The services among the matches, which are few and have no date. */
const publicTasksIn = (words: string, wanted: Wanted): SQL =>
  sql`(select kind, ref_id, lang from search_document where ${isFoundIn(inWords, withMark('PUBLIC_TASK', words), wanted)})`;

/** The latest with the words in the title plus the latest overall, and all services. */
const latestCandidates = (words: string, wanted: Wanted, kind: SearchKind | undefined): SQL =>
  sql.join(
    [
      latestIn(inTitle, words, wanted, kind),
      latestIn(inWords, words, wanted, kind),
      ...(kind ? [] : [publicTasksIn(words, wanted)]),
    ],
    sql` union `,
  );

/** All matches, or the latest if there are too many. */
function candidates(wanted: Wanted, kind: SearchKind | undefined, isExact: boolean): SQL {
  if (isExact) return sql`select kind, ref_id, lang from search_document where ${isFound(wanted, kind)}`;
  return latestCandidates(wanted.query.meant.every, wanted, kind);
}

interface Page {
  limit: number;
  offset: number;
}

/** The best few of each kind instead of a page. */
export const inGroups = 'GROUPS';
type Part = Page | typeof inGroups;

const byScore = sql.raw('score desc, published_at desc nulls last, ref_id desc');

const pageOfScored = ({ limit, offset }: Page): SQL =>
  sql`select *, 0 as place from scored order by ${byScore} limit ${limit} offset ${offset}`;

/** Kinds in the order of their best result, services first. */
const groupsOfScored = sql`select * from (
    select *,
      row_number() over (partition by kind order by ${byScore}) as nth,
      case when kind = 'PUBLIC_TASK' then -1000 else -max(score) over (partition by kind) end as place
    from scored) ranked
  where nth <= ${maxOfKind}`;

/** The best of some candidates, by a score, once for each thing. */
async function listBest(
  db: Db,
  { langs }: Wanted,
  { candidate, score, step }: { candidate: SQL; score: SQL; step: SQL },
  part: Part,
): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    with candidate as (${candidate}),
    scored as (
      select distinct on (kind, ref_id)
        kind, ref_id, lang, published_at, ${score} as score, ${step} as step
      from candidate join search_document d using (kind, ref_id, lang)
      order by kind, ref_id, (lang = ${langs[0]}) desc
    ),
    best as (${part === inGroups ? groupsOfScored : pageOfScored(part)})
    select kind, ref_id as "refId", section, lang, title, summary, text, step,
      (extract(epoch from best.published_at) * 1000)::float8 as "publishedAt"
    from best join search_document d using (kind, ref_id, lang)
    order by place, score desc, best.published_at desc nulls last, ref_id desc`);
  return rows;
}

/** The best results, of this kind or of all. */
export const listFound = (
  db: Db,
  wanted: Wanted,
  { kind, isExact, part }: { kind: SearchKind | undefined; isExact: boolean; part: Part },
): Promise<FoundRow[]> =>
  listBest(
    db,
    wanted,
    {
      candidate: candidates(wanted, kind, isExact),
      score: scoreOf(wanted.query, wanted.now),
      step: stepOf(wanted.query),
    },
    part,
  );

/** What has at least one of the words, most of them first. */
export const listNearest = (db: Db, wanted: Wanted, part: Part): Promise<FoundRow[]> =>
  listBest(
    db,
    wanted,
    {
      candidate: latestCandidates(wanted.query.meant.some, wanted, undefined),
      score: nearnessOf(wanted.query, wanted.now),
      step: sql`'NEAREST'`,
    },
    part,
  );
