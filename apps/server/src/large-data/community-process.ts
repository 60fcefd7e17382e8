import { and, eq, like, sql } from 'drizzle-orm';
import { getPost } from '../features/community/get-post.ts';
import { posts } from '../features/community/post.table.ts';
import { type Community, PostKinds } from '../features/community/post-kinds.ts';
import { queryComments, queryPosts, queryRanking } from '../features/community/query-public.ts';
import { questionKind } from '../features/community/question/question.kind.ts';
import { lotteryKind } from '../features/lottery/lottery.kind.ts';
import { recruitKind } from '../features/recruit/recruit.kind.ts';
import { voteKind } from '../features/vote/vote.kind.ts';
import type { Database } from '../platform/database/database.ts';
import { type Filling, fill, idOfRow, rowsOf } from './fill-tables.ts';
import { timeOf } from './time-of.ts';
import { withDemoPark } from './with-demo-park.ts';

/** Number of authors; they write a post every five minutes, with ten comments each. */
const writers = 5_000;
const commentsEach = 10;
const minutesApart = 5;

const writerOf = (n: string) => idOfRow(`(${n})::bigint % ${writers}`);
const publishedOf = (n: string) => `now() - (${n} + 1) * interval '${minutesApart} minutes'`;
const isQuestion = (n: string) => `(${n}) % 5 = 0`;
/** Only a few, because every inserted row is joined with each of them. */
const someComments = `status = 'PUBLISHED' and id in (select id from community_comment
  where status = 'PUBLISHED' and parent_id is null and id not like '0000009%' order by id limit 20)`;
/** The first of ten comments has three replies. */
const isReply = 'n % 10 in (3, 6, 9)';
const isAccepted = `${isQuestion('n / 10')} and n / 10 % 3 = 0 and n % 10 = 1`;

const community: Filling[] = [
  {
    ...rowsOf('user_account', "user_type = '100' and status = 'NORMAL'", {
      user_acc_id: "'bench' || n",
      login_name: "'bench' || n",
      phone_number: "'150' || lpad(n::text, 8, '0')",
    }),
    rows: () => writers,
  },
  rowsOf('community_post', "status = 'PUBLISHED' and kind = 'THEME'", {
    kind: `case when ${isQuestion('n')} then 'QUESTION' else 'THEME' end`,
    author_id: writerOf('n * 31'),
    enterprise_id: 'null',
    likes: 'n % 31',
    comments: String(commentsEach),
    essence: 'n % 17 = 5',
    pinned: 'false',
    published_at: publishedOf('n'),
    last_reply_at: publishedOf('n - 1'),
    created_at: publishedOf('n'),
    updated_at: publishedOf('n'),
    hot_score: `log(2 * (n % 31) + 3 * ${commentsEach})::double precision
      + case when n % 17 = 5 then 0.5 else 0 end + extract(epoch from ${publishedOf('n')}) / 45000`,
    fingerprint: 'md5(n::text)',
  }),
  {
    table: 'community_question',
    from: `(select q.*, row_number() over (order by post_id) - 1 as at, count(*) over () as every
      from community_question q where bounty_state = 'NONE' and post_id not like '0000009%') p`,
    former: "post_id like '0000009%'",
    columns: {
      post_id: idOfRow('n * 5'),
      deadline_at: `${publishedOf('n * 5')} + interval '15 days'`,
      accepted_answer_id: `case when n % 3 = 0 then ${idOfRow('n * 50 + 1')} end`,
      accepted_at: `case when n % 3 = 0 then ${publishedOf('n * 5 - 1')} end`,
      bounty_state: "case when n % 3 = 0 then 'PAID' else 'NONE' end",
      hold_until: 'null',
      answers: '7',
    },
    rows: (count) => count / 5,
  },
  {
    ...rowsOf('community_comment', someComments, {
      post_id: idOfRow('n / 10'),
      parent_id: `case when ${isReply} then ${idOfRow('n / 10 * 10')} end`,
      author_id: writerOf('n * 17'),
      enterprise_id: 'null',
      likes: 'n % 7',
      replies: 'case when n % 10 = 0 then 3 else 0 end',
      is_answer: `${isQuestion('n / 10')} and not (${isReply})`,
      accepted_at: `case when ${isAccepted} then ${publishedOf('n / 10 - 1')} end`,
      created_at: `${publishedOf('n / 10')} + n % 10 * interval '20 seconds'`,
      updated_at: `${publishedOf('n / 10')} + n % 10 * interval '20 seconds'`,
      fingerprint: 'md5(n::text)',
    }),
    rows: (count) => count * commentsEach,
  },
];

/** Times the queries behind the community pages. */
async function timePages({ db }: Database, rounds: number): Promise<Record<string, number>> {
  const kinds = new PostKinds([questionKind, lotteryKind, voteKind, recruitKind]);
  const of = { kinds } as Community;
  const ctx = { db, now: new Date() } as Parameters<typeof queryRanking>[0];
  const filled = like(posts.id, '0000009%');
  const samples = async (kind: 'THEME' | 'QUESTION') => {
    const rows = await db
      .select({ id: posts.id, plateId: posts.plateId, tags: posts.tags })
      .from(posts)
      .where(and(filled, eq(posts.kind, kind)))
      .orderBy(sql`md5(${posts.id})`)
      .limit(200);
    if (rows.length === 0) throw new Error(`no ${kind} found`);
    return rows;
  };
  const [themes, questions] = [await samples('THEME'), await samples('QUESTION')];
  const [{ plateId, tags } = { plateId: '', tags: [] }] = themes;
  const list = (filter: object) => () =>
    queryPosts(of)(ctx, { order: 'HOT', pageNo: 1, pageSize: 10, ...filter });
  const post = (kind: 'THEME' | 'QUESTION', ids: { id: string }[]) => async (round: number) => {
    const { id = '' } = ids[round % ids.length] ?? {};
    await getPost(of)(ctx, { id, kind });
    await queryComments(ctx, { postId: id, order: 'HOT', pageNo: 1, pageSize: 10 });
  };
  const pages: Record<string, (round: number) => unknown> = {
    'hot list, first page': list({}),
    'hot list, page in the middle': list({ pageNo: 50 }),
    'hot list of a board': list({ plateId }),
    'hot list of a kind': list({ kind: 'QUESTION' }),
    'hot list of a tag': list({ tag: tags[0] }),
    newest: list({ order: 'NEW' }),
    picked: list({ order: 'ESSENCE' }),
    'posts of an author': list({ order: 'NEW', authorId: themes[0] && (await authorOf(db, themes[0].id)) }),
    'page of a theme': post('THEME', themes),
    'page of a question': post('QUESTION', questions),
    'totals and best of the month': () => queryRanking(ctx, {}),
  };
  const medians: Record<string, number> = {};
  for (const [name, page] of Object.entries(pages))
    medians[name] = await timeOf(rounds, async (round) => page(round));
  return medians;
}

async function authorOf(db: Database['db'], id: string): Promise<string | undefined> {
  const [row] = await db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, id));
  return row?.authorId;
}

const [what, count = '1000'] = process.argv.slice(2);
await withDemoPark(async (database) => {
  if (what === 'fill') await fill(database, community, Number(count));
  if (what === 'lists') process.stdout.write(JSON.stringify(await timePages(database, 200)));
});
