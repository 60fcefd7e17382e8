import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { lotteryEntries, lotteryPrizes } from '../../../apps/server/src/features/lottery/lottery.table.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import { passPost, submitPost } from '../submit-post.ts';
import type { Writer } from '../writer.ts';

const base = '/api/communityManage';
const hourMs = 3_600_000;

/** A draw with a prize that was handed over. */
async function write(writer: Writer): Promise<PayloadPages> {
  const {
    db,
    fixtures: { author, chief, person },
    write,
  } = writer;
  const joinTo = Date.now() + 24 * hourMs;
  const { postId, version } = await submitPost(writer, chief, 'LOTTERY', {
    lottery: {
      prizes: [{ count: 1, kind: 'MAIL', valueFen: 0, points: 0 }],
      joinTo,
      drawAt: joinTo + hourMs,
      minEntrants: 1,
      audited: false,
      mustComment: false,
      mustFollowBoard: false,
      minPoints: 0,
    },
  });
  await author.caller.post(`${base}/lottery/check`, { id: postId, version });
  await passPost(writer, postId);
  await person.caller.post(`${base}/lottery/join`, { id: postId, nonce: 'a'.repeat(32) });
  await write(author.caller, `${base}/lottery/removeEntry`, {
    id: postId,
    event: 'ask',
    data: { no: 1, cause: 'MULTIPLE' },
  });
  const [entry] = await db.select().from(lotteryEntries).where(eq(lotteryEntries.postId, postId));
  const prizeId = ulid();
  await db.insert(lotteryPrizes).values({
    id: prizeId,
    postId,
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
  return {
    public: [`/awarddetails/${postId}`],
    person: ['/my-prize', `/my-prize?prize=${prizeId}`],
    operator: [
      '/manage/lottery',
      `/manage/lottery?draw=${postId}`,
      `/manage/lottery?view=prizes&prize=${prizeId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: { [`${base}/post/save data.lottery.prizes[].name`]: 'stands in a form until it is handed in' },
  write,
};
