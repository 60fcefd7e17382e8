import { acceptedPoints, acceptingPoints, type BountyState } from '@portal/contract/community-terms';
import { postPoints, signInPoints } from '@portal/contract/points';
import { asc, inArray, sql } from 'drizzle-orm';
import { hotScoreOf } from '../features/community/hot-score.ts';
import {
  comments,
  communityProfiles,
  likes,
  plateFollows,
  plates,
  plateTypes,
  posts,
  reports,
  sensitiveWords,
} from '../features/community/post.table.ts';
import { communityQuestions } from '../features/community/question/question.table.ts';
import { excerptOf, fingerprintOf } from '../features/community/text-measure.ts';
import { users } from '../features/identity/user.table.ts';
import { accountOf, escrowOf } from '../features/points/move-points.public.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { addWorkingHours } from '../platform/working-hours.ts';
import { composePlates, composePosts, type DemoComment, type DemoPost } from './content/compose-posts.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import { demoInteger } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { PointBook } from './point-book.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Author {
  id: string;
  enterpriseId: string | null;
  isAudited: boolean;
}

interface Written {
  post: DemoPost;
  id: string;
  author: Author;
  at: number;
}

/** Names that persons have chosen for the community. */
const nicknames = [
  '棚里的小满',
  '冷库老邓',
  '电工老何',
  '阿亮棚长',
  '花店老板娘',
  '学徒小七',
  '制冷阿陆',
  '班长桂枝',
  '夜班阿强',
  '桂花小店',
  '王师傅',
  '食堂周师傅',
  '阿芬合作社',
  '老傅_退休',
  '小棠',
];

async function readAuthors({ tx }: DemoContext) {
  const rows = await tx
    .select({
      id: users.id,
      enterpriseId: users.enterpriseId,
      userType: users.userType,
      auditStatus: users.auditStatus,
    })
    .from(users)
    .where(inArray(users.userType, ['100', '200']))
    .orderBy(asc(users.createdAt), asc(users.id));
  const view = (row: (typeof rows)[number]): Author => ({
    id: row.id,
    enterpriseId: row.enterpriseId,
    isAudited: row.auditStatus === '2' && row.enterpriseId !== null,
  });
  const persons = rows.filter(({ userType }) => userType === '100').map(view);
  const members = rows
    .filter(({ enterpriseId, auditStatus }) => enterpriseId !== null && auditStatus === '2')
    .map(view);
  return { persons, members };
}

type Authors = Awaited<ReturnType<typeof readAuthors>>;

function authorOf({ persons, members }: Authors, source: DemoPost['author'], key: string): Author {
  if (source.kind === 'PERSON') {
    const at = nicknames.indexOf(source.name);
    const person = persons[at >= 0 ? at : demoInteger(`person-${source.name}-${key}`, 0, persons.length - 1)];
    if (person) return person;
  }
  const enterpriseId = demoId('enterprise', source.enterpriseKey ?? 'E01');
  const member =
    members.find((one) => one.enterpriseId === enterpriseId) ??
    members[demoInteger(`member-${source.enterpriseKey ?? key}`, 0, members.length - 1)];
  if (!member) throw new Error('nobody of the demo park may write');
  return member;
}

const badgesOf = ({ isAudited }: Author): 'ENTERPRISE'[] => (isAudited ? ['ENTERPRISE'] : []);

const htmlOf = (body: string) =>
  body
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** How a bounty stands was written for one day; what the clock has decided since is what the job would have done. */
function bountyStateAt({ question, comments: said }: DemoPost, deadlineAt: number, now: number): BountyState {
  if (!question || question.bountyPoints === 0) return 'NONE';
  const { bountyState } = question;
  const isAnswered = said.some(({ parent }) => parent === null);
  if (bountyState === 'PAID' || bountyState === 'AUTO_AWARDED' || bountyState === 'REFUNDED')
    return bountyState;
  if (deadlineAt > now) return 'ESCROW';
  return isAnswered && deadlineAt + 5 * day > now ? 'EXPERT_PICK' : 'REFUNDED';
}

/** Drawn pictures beside some of the posts. */
async function drawPictures({ tx }: DemoContext, written: Written[]): Promise<Map<string, string[]>> {
  const words = ['hydrangea', 'seedling-trays', 'greenhouse'];
  const shown = written.filter(({ post }) => post.status === 'PUBLISHED' && post.daysAgo > 1);
  const wordsOf = ({ post }: Written, nth: number) => {
    if (post.picture) return [post.picture];
    return nth < 45 && nth % 3 === 0 ? words.slice(0, 1 + (post.title.length % 3)) : [];
  };
  const drawn = shown.flatMap((one, at) => {
    const { post, id } = one;
    return wordsOf(one, at).map((word, nth) => ({
      postId: id,
      id: demoId('post-picture', `${post.key}-${nth}`),
      recipe: { motif: motifNamed(word), seed: `post-${post.key}-${nth}` },
      width: 1200,
      height: 900,
      alt: post.title,
    }));
  });
  await insertDrawings(tx, drawn);
  const byPost = new Map<string, string[]>();
  for (const { postId, id } of drawn) byPost.set(postId, [...(byPost.get(postId) ?? []), id]);
  return byPost;
}

/** Who likes a text: so many different people, other than who wrote it. */
function likersOf(everybody: Author[], authorId: string, key: string, count: number): Author[] {
  const from = demoInteger(`likers-${key}`, 0, everybody.length - 1);
  return everybody
    .map((_, nth) => everybody[(from + nth) % everybody.length] as Author)
    .filter(({ id }) => id !== authorId)
    .slice(0, count);
}

const words = [
  ['代开发票', 'BLOCK', 'AD', 41, 0],
  ['刷单返利', 'BLOCK', 'FRAUD', 12, 0],
  ['加我', 'REVIEW', 'AD', 128, 17],
  ['名额只剩', 'REVIEW', 'AD', 23, 2],
  ['克扣', 'REVIEW', 'LABOUR', 9, 6],
  ['内部价', 'REVIEW', 'FRAUD', 15, 4],
  ['身份证号', 'REVIEW', 'PRIVACY', 7, 3],
  ['笨蛋', 'MASK', 'ABUSE', 18, 1],
  ['坑人', 'MASK', 'ABUSE', 11, 5],
] as const;

async function fillPlates({ tx }: DemoContext, createdAt: Date): Promise<void> {
  const types = composePlates();
  const made = { createdAt, updatedAt: createdAt };
  await tx.insert(plateTypes).values(types.map(({ plates: _plates, ...type }) => ({ ...type, ...made })));
  await tx
    .insert(plates)
    .values(types.flatMap((type) => type.plates.map((plate) => ({ ...plate, ...made, typeId: type.id }))));
  await tx.insert(sensitiveWords).values(
    words.map(([word, level, category, hits, falseHits]) => ({
      id: demoId('word', word),
      word,
      level,
      category,
      hits,
      falseHits,
      ...made,
    })),
  );
}

/** The rows of the comments below a post. */
function commentRows(
  { post, id, author, at }: Written,
  authors: Authors,
  { now, acceptedNo, acceptedAt }: { now: number; acceptedNo: number | null; acceptedAt: Date | null },
) {
  const writers = new Map<number, Author>();
  const idOf = (no: number) => demoId('comment', `${post.key}-${no}`);
  const first = (comment: DemoComment): number => {
    const parent =
      comment.parent === null ? undefined : post.comments.find(({ no }) => no === comment.parent);
    return parent ? first(parent) : comment.no;
  };
  return post.comments.map((comment) => {
    const writer = authorOf(authors, comment.author, `${post.key}-${comment.no}`);
    writers.set(comment.no, writer);
    const isReply = comment.parent !== null;
    const anonymous = post.anonymous && writer.id === author.id;
    const createdAt = new Date(
      Math.min(at + comment.hoursAfter * hour, now - (post.comments.length - comment.no) * 60_000),
    );
    return {
      id: idOf(comment.no),
      postId: id,
      parentId: isReply ? idOf(first(comment)) : null,
      replyToUserId: comment.replyTo === null ? null : (writers.get(comment.replyTo)?.id ?? null),
      body: comment.body,
      authorId: writer.id,
      enterpriseId: writer.enterpriseId,
      anonymous,
      badges: badgesOf(writer),
      status: 'PUBLISHED' as const,
      likes: comment.likes,
      replies: post.comments.filter((other) => other.parent !== null && first(other) === comment.no).length,
      isAnswer: post.kind === 'QUESTION' && !isReply,
      acceptedAt: comment.no === acceptedNo ? acceptedAt : null,
      fingerprint: fingerprintOf(comment.body),
      createdAt,
      createdBy: writer.id,
      updatedAt: createdAt,
      updatedBy: writer.id,
    };
  });
}

/** The community of the demo park: plates, posts in every state, comments, questions, points, reports. */
export async function fillCommunity(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const now = notAhead(chinaInstant(today, 20 * 60));
  const opened = new Date(chinaInstant(addDays(today, -300), 600));
  await fillPlates(context, opened);
  const authors = await readAuthors(context);
  // A person may act for an enterprise, too.
  const everybody = [
    ...new Map([...authors.persons, ...authors.members].map((one) => [one.id, one])).values(),
  ];
  await tx.insert(communityProfiles).values(
    nicknames.flatMap((nickname, at) => {
      const person = authors.persons[at];
      return person ? [{ userId: person.id, nickname, intro: '两跨切花月季，喜欢把账算到每一枝。' }] : [];
    }),
  );
  const book = new PointBook();
  for (const { id } of everybody) beginWith(book, id, today);

  const written = composePosts().map((post, nth): Written => {
    const author = authorOf(authors, post.author, post.key);
    const at = Math.min(
      chinaInstant(addDays(today, -post.daysAgo), 480 + ((nth * 37) % 660)),
      now - (nth % 50) * 60_000 - hour / 2,
    );
    return { post, author, at, id: demoId('post', post.key) };
  });
  const pictures = await drawPictures(context, written);
  const rows = written.map((one) => postRow(one, pictures.get(one.id) ?? [], now));
  for (const chunk of inChunks(rows, 200)) await tx.insert(posts).values(chunk);

  const said: ReturnType<typeof commentRows> = [];
  const questions: (typeof communityQuestions.$inferInsert)[] = [];
  for (const one of written) {
    const { post, id, at, author } = one;
    const isRead = rows.find((row) => row.id === id)?.publishedAt != null;
    if (isRead)
      book.move({
        key: `POST:${id}`,
        reason: 'POST',
        refId: id,
        from: 'PARK',
        to: accountOf(author.id),
        points: postPoints,
        at: new Date(at),
      });
    const { question } = post;
    const deadlineAt = at + (question?.deadlineDays ?? 0) * day;
    const bountyState = bountyStateAt(post, deadlineAt, now);
    const isWon = bountyState === 'PAID' || bountyState === 'AUTO_AWARDED';
    const acceptedNo = isWon ? winnerOf(one, authors) : null;
    const acceptedAt = acceptedNo === null ? null : new Date(Math.min(at + 2 * day, now - 10 * 60_000));
    const own = commentRows(one, authors, { now, acceptedNo, acceptedAt });
    said.push(...own);
    if (!question) continue;
    const answerId = acceptedNo === null ? null : demoId('comment', `${post.key}-${acceptedNo}`);
    const state: BountyState = isWon && answerId === null ? 'REFUNDED' : bountyState;
    const holdUntil = state === 'PAID' && acceptedAt ? new Date(acceptedAt.getTime() + day) : null;
    const isHeld = holdUntil !== null && holdUntil.getTime() > now;
    questions.push({
      postId: id,
      bountyPoints: question.bountyPoints,
      bountyState: state,
      days: question.deadlineDays,
      deadlineAt: new Date(deadlineAt),
      acceptedAnswerId: answerId,
      acceptedAt: answerId ? acceptedAt : null,
      holdUntil: isHeld ? holdUntil : null,
      expertUntil: state === 'EXPERT_PICK' ? new Date(deadlineAt + 5 * day) : null,
      answers: own.filter(({ isAnswer }) => isAnswer).length,
    });
    const winner = own.find((row) => row.id === answerId)?.authorId ?? null;
    enterBounty(book, one, {
      state,
      points: question.bountyPoints,
      winner,
      isHeld,
      end: new Date(Math.min(deadlineAt, now)),
    });
  }
  for (const chunk of inChunks(said)) await tx.insert(comments).values(chunk);
  await tx.insert(communityQuestions).values(questions);
  await book.write(context);

  const liked = [
    ...written.flatMap(({ post, id, author, at }) =>
      likersOf(everybody, author.id, post.key, post.likes).map(({ id: userId }) => ({
        target: 'POST' as const,
        targetId: id,
        userId,
        postId: id,
        at: new Date(Math.min(at + 5 * hour, now)),
      })),
    ),
    ...said.flatMap((row) =>
      likersOf(everybody, row.authorId, row.id, row.likes).map(({ id: userId }) => ({
        target: 'COMMENT' as const,
        targetId: row.id,
        userId,
        postId: row.postId,
        at: new Date(Math.min(row.createdAt.getTime() + hour, now)),
      })),
    ),
  ];
  for (const chunk of inChunks(liked, 2_000)) await tx.insert(likes).values(chunk);
  await fillReports(context, written, everybody, now);
  await tx
    .insert(plateFollows)
    .values(
      authors.members
        .slice(0, 20)
        .map(({ id: userId }, at) => ({ plateId: at % 2 ? 'P_POT' : 'P_SAVE', userId, at: opened })),
    );
  await countAll(context);
}

/** What everybody begins the year with: a few activities, and this week's sign-ins. */
function beginWith(book: PointBook, userId: string, today: string): void {
  const to = accountOf(userId);
  const at = (daysAgo: number) => new Date(chinaInstant(addDays(today, -daysAgo), 500));
  book.move({
    key: `ACTIVITY:${userId}`,
    reason: 'ACTIVITY',
    refId: userId,
    from: 'PARK',
    to,
    points: 160,
    at: at(290),
  });
  for (let daysAgo = 1; daysAgo <= demoInteger(`sign-in-${userId}`, 0, 5); daysAgo++) {
    const date = addDays(today, -daysAgo);
    book.move({
      key: `SIGN_IN:${userId}:${date}`,
      reason: 'SIGN_IN',
      refId: userId,
      from: 'PARK',
      to,
      points: signInPoints,
      at: at(daysAgo),
    });
  }
}

/** The answer that won: the one that was written down, else the best liked of somebody else. */
function winnerOf({ post, author }: Written, authors: Authors): number | null {
  const isOfOther = (comment: DemoComment) => {
    const writer = authorOf(authors, comment.author, `${post.key}-${comment.no}`);
    return (
      writer.id !== author.id && (author.enterpriseId === null || writer.enterpriseId !== author.enterpriseId)
    );
  };
  const possible = post.comments.filter((comment) => comment.parent === null && isOfOther(comment));
  const named = possible.find(({ no }) => no === post.question?.acceptedComment);
  return (named ?? possible.toSorted((one, other) => other.likes - one.likes)[0])?.no ?? null;
}

interface Ended {
  state: BountyState;
  points: number;
  winner: string | null;
  isHeld: boolean;
  end: Date;
}

/** The points of a question, as they went. */
function enterBounty(
  book: PointBook,
  { id, author, at }: Written,
  { state, points, winner, isHeld, end }: Ended,
): void {
  if (points === 0) return;
  const asker = accountOf(author.id);
  const escrow = escrowOf(id);
  const move = (
    reason: Parameters<PointBook['move']>[0]['reason'],
    from: typeof asker,
    to: typeof asker,
    sum: number,
    when: Date,
  ) => book.move({ key: `${reason}:${id}:${to}`, reason, refId: id, from, to, points: sum, at: when });
  move('BOUNTY_OUT', asker, escrow, points, new Date(at + 1));
  if (state === 'REFUNDED') move('BOUNTY_BACK', escrow, asker, points, end);
  if (winner === null || isHeld) return;
  if (state === 'AUTO_AWARDED') {
    const half = Math.floor(points / 2);
    move('BOUNTY_IN', escrow, accountOf(winner), half, end);
    move('BOUNTY_BACK', escrow, asker, points - half, end);
  }
  if (state !== 'PAID') return;
  const paid = new Date(Math.min(at + 3 * day, end.getTime()));
  move('BOUNTY_IN', escrow, accountOf(winner), points, paid);
  move('ACCEPTED', 'PARK', accountOf(winner), acceptedPoints, paid);
  move('ACCEPTED', 'PARK', asker, acceptingPoints, paid);
}

/** The row of a post with what its state brings. */
function postRow(
  { post, id, author, at }: Written,
  fileIds: string[],
  now: number,
): typeof posts.$inferInsert {
  const { status } = post;
  const waits = status === 'PENDING' || status === 'APPEAL' || status === 'HIDDEN';
  const isRead = ['PUBLISHED', 'LOCKED', 'HIDDEN', 'DELETED'].includes(status);
  const written = new Date(at);
  return {
    id,
    kind: post.kind,
    plateTypeCode: post.plateTypeCode,
    plateId: post.plateId,
    title: post.title,
    body: htmlOf(post.body),
    excerpt: excerptOf(post.body),
    fileIds,
    tags: post.tags.slice(0, 5),
    authorId: author.id,
    enterpriseId: author.enterpriseId,
    anonymous: post.anonymous,
    badges: badgesOf(author),
    status,
    reason: post.reason,
    appeal: status === 'APPEAL' ? '已把联系方式删掉，请再看一下。' : '',
    review:
      status === 'PENDING'
        ? { causes: [post.kind === 'THEME' ? 'FIRST_POSTS' : 'KIND'], words: [] }
        : status === 'APPEAL'
          ? { causes: ['APPEAL'], words: [] }
          : status === 'HIDDEN'
            ? { causes: ['REPORTS'], words: [] }
            : null,
    dueAt: waits ? addWorkingHours(new Date(Math.max(at, now - 3 * hour)), 4 * hour) : null,
    submittedAt: status === 'DRAFT' ? null : written,
    pinned: post.pinned,
    essence: post.essence,
    views: post.views,
    likes: post.likes,
    comments: isRead ? post.comments.length : 0,
    publishedAt: isRead ? written : null,
    lastReplyAt:
      isRead && post.comments.length > 0
        ? new Date(Math.min(at + (post.comments.at(-1)?.hoursAfter ?? 0) * hour, now))
        : null,
    foundBy: [
      ...(post.recruit?.positions ?? []).map(
        ({ title, place, requirement }) => `${title} ${place} ${requirement}`,
      ),
      ...(post.lottery?.prizes ?? []).map(({ name }) => name),
      ...(post.vote?.options ?? []).map(({ text, note = '' }) => `${text} ${note}`),
    ].join(' '),
    fingerprint: fingerprintOf(`${post.title}${post.body}`),
    createdAt: written,
    createdBy: author.id,
    updatedAt: written,
    updatedBy: author.id,
  };
}

/** What was reported: the hidden post three times, and others that wait or were decided. */
async function fillReports(
  { tx }: DemoContext,
  written: Written[],
  everybody: Author[],
  now: number,
): Promise<void> {
  const hidden = written.filter(({ post }) => post.status === 'HIDDEN');
  const shown = written.filter(({ post }) => post.status === 'PUBLISHED').slice(10, 16);
  const rows = [
    ...hidden.flatMap((one) => [0, 1, 2].map((nth) => ({ one, nth, status: 'OPEN' as const }))),
    ...shown.map((one, nth) => ({
      one,
      nth,
      status: (['OPEN', 'WIP', 'RESOLVED', 'REJECTED', 'REJECTED', 'OPEN'] as const)[nth] ?? 'OPEN',
    })),
  ];
  await tx.insert(reports).values(
    rows.map(({ one, nth, status }) => {
      const others = everybody.filter(({ id }) => id !== one.author.id);
      const isDone = status === 'RESOLVED' || status === 'REJECTED';
      const createdAt = new Date(Math.max(one.at, now - (nth + 2) * hour));
      return {
        id: demoId('report', `${one.post.key}-${nth}`),
        target: 'POST' as const,
        targetId: one.id,
        postId: one.id,
        reporterId: others[(nth * 7 + 3) % others.length]?.id ?? '',
        reasonCode: (['AD', 'AD', 'FALSE', 'ABUSE', 'SPAM', 'OTHER'] as const)[nth] ?? 'OTHER',
        text: nth % 2 ? '冒充补贴代办，引流到站外。' : '',
        status,
        decision: isDone ? '核对后按社区公约处理。' : '',
        decidedAt: isDone ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

/** What plates hold, and how hot each post is. */
async function countAll({ tx }: DemoContext): Promise<void> {
  const shown = sql`status in ('PUBLISHED', 'LOCKED')`;
  await tx.update(plates).set({
    posts: sql`(select count(*) from community_post p where p.plate_id = plate.id and p.${shown})`,
    essence: sql`(select count(*) from community_post p where p.plate_id = plate.id and p.${shown} and p.essence)`,
    answers: sql`(select count(*) from community_comment c join community_post p on p.id = c.post_id
      where p.plate_id = plate.id and p.${shown} and c.is_answer and c.status = 'PUBLISHED')`,
  });
  await tx.update(posts).set({ hotScore: hotScoreOf() }).where(sql`${posts.publishedAt} is not null`);
}
