import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { plates, plateTypes, posts } from '../../apps/server/src/features/community/post.table.ts';
import { lotteryEntries, lotteryPrizes } from '../../apps/server/src/features/lottery/lottery.table.ts';
import type { PayloadPages, PayloadSource } from './payload-source.ts';
import type { Writer } from './writer.ts';

const base = '/api/communityManage';
const hour = 3_600_000;

interface Saved {
  postId: string;
  version: number;
}

/** A draw with a prize that was handed out, and a vote that was closed early. */
async function write({ db, fixtures: { author, chief, person }, write }: Writer): Promise<PayloadPages> {
  await db
    .insert(plateTypes)
    .values({ id: 'QKINDZ', name: '抽奖投票', postKinds: ['LOTTERY', 'VOTE'] })
    .onConflictDoNothing();
  await db
    .insert(plates)
    .values({ id: 'QKINDZ_A', typeId: 'QKINDZ', name: '抽奖投票' })
    .onConflictDoNothing();
  const part = { plateId: 'QKINDZ_A', fileIds: [], tags: [], anonymous: false };
  const joinTo = Date.now() + 24 * hour;
  const pass = async (id: string) => {
    const [post] = await db.select().from(posts).where(eq(posts.id, id));
    // Nobody passes what they have written themselves.
    const other = post?.authorId === chief.user.id ? author : chief;
    await other.caller.post(`${base}/moderation/operate`, {
      target: 'POST',
      id,
      version: post?.version,
      event: 'pass',
      data: {},
    });
  };

  const draw = await write<Saved>(chief.caller, `${base}/post/submit`, {
    data: {
      ...part,
      kind: 'LOTTERY',
      lottery: {
        prizes: [{ count: 1, kind: 'MAIL', valueFen: 0, points: 0 }],
        joinTo,
        drawAt: joinTo + hour,
        minEntrants: 1,
        audited: false,
        mustComment: false,
        mustFollowPlate: false,
        minPoints: 0,
      },
    },
  });
  await author.caller.post(`${base}/lottery/check`, { id: draw.postId, version: draw.version });
  await pass(draw.postId);
  await person.caller.post(`${base}/lottery/join`, { id: draw.postId, nonce: 'a'.repeat(32) });
  const [entry] = await db.select().from(lotteryEntries).where(eq(lotteryEntries.postId, draw.postId));
  const prizeId = ulid();
  await db.insert(lotteryPrizes).values({
    id: prizeId,
    postId: draw.postId,
    entryId: entry?.id ?? '',
    userId: person.user.id,
    rank: 1,
    name: '手套',
    kind: 'MAIL',
    claimUntil: new Date(joinTo),
  });
  await write(person.caller, `${base}/prize/operate`, { id: prizeId, version: 1, event: 'claim', data: {} });
  await write(author.caller, `${base}/prize/handOut`, {
    id: prizeId,
    version: 2,
    event: 'prepare',
    data: {},
  });
  await chief.caller.post(`${base}/prize/handOut`, { id: prizeId, version: 3, event: 'send' });

  const vote = await write<Saved>(author.caller, `${base}/post/submit`, {
    data: {
      ...part,
      kind: 'VOTE',
      vote: {
        options: [{ pictureId: null }, { text: '乙', note: '', pictureId: null }],
        maxChoices: 1,
        scope: 'USER',
        audited: false,
        secret: false,
        changeable: true,
        visibility: 'ALWAYS',
        endsAt: joinTo,
        quorum: 0,
      },
    },
  });
  await pass(vote.postId);
  await person.caller.post(`${base}/vote/cast`, { id: vote.postId, data: { choices: ['O1'] } });
  await write(author.caller, `${base}/vote/operate`, { id: vote.postId, event: 'close', data: {} });
  await write(author.caller, `${base}/vote/answer`, { id: vote.postId, data: {} });
  return {
    public: [`/awarddetails/${draw.postId}`, `/votedetails/${vote.postId}`],
    person: ['/my-prize', `/my-prize?prize=${prizeId}`],
    operator: [
      '/manage/lottery',
      `/manage/lottery?draw=${draw.postId}`,
      `/manage/lottery?view=prizes&prize=${prizeId}`,
      `/manage/lottery?view=votes&vote=${vote.postId}`,
    ],
  };
}

export const kindPayloads: PayloadSource = {
  unshown: {
    [`${base}/vote/cast data.choices[]`]: 'is looked up',
    [`${base}/post/save data.lottery.prizes[].name`]: 'stands in a form until it is handed in',
    [`${base}/post/save data.vote.options[].text`]: 'stands in a form until it is handed in',
    [`${base}/post/save data.vote.options[].note`]: 'stands in a form until it is handed in',
  },
  write,
};
