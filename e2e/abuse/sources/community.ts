import { and, eq } from 'drizzle-orm';
import {
  boards,
  boardTypes,
  posts,
  reports,
} from '../../../apps/server/src/features/community/post.table.ts';
import { givePoints } from '../../../apps/server/src/features/community/testing/insert-post.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const base = '/api/communityManage';

/** Boards need unique codes, as everything is written several times. */
let boardCount = 0;

/** A topic and a question with comments, reports and a board; whatever needs review is approved. */
async function write({ db, fixtures: { author, person, owner }, write }: Writer): Promise<PayloadPages> {
  boardCount += 1;
  const [typeId, plateId] = [`QFILEZ${boardCount}`, `QFILEZ_A${boardCount}`];
  await db.insert(boardTypes).values({ id: typeId, name: '文字', postKinds: ['THEME', 'QUESTION'] });
  await db.insert(boards).values({ id: plateId, typeId, name: '文字' });
  await write(author.caller, `${base}/communityPlate/saveType`, {
    id: typeId,
    version: 1,
    data: { postKinds: ['THEME', 'QUESTION'], whoCanPost: 'LOGIN', enabled: true, sort: 1 },
  });
  await write(author.caller, `${base}/communityPlate/save`, {
    id: plateId,
    version: 1,
    data: { typeId, enabled: true, sort: 1 },
  });
  await givePoints(db, person.user.id, 100);
  await givePoints(db, owner.user.id, 100);
  const part = { plateId, fileIds: [], tags: [''], anonymous: false };
  const theme = await write<{ postId: string; version: number }>(person.caller, `${base}/post/submit`, {
    data: { ...part, kind: 'THEME' },
  });
  const question = await write<{ postId: string; version: number }>(owner.caller, `${base}/post/submit`, {
    data: { ...part, kind: 'QUESTION', question: { bountyPoints: 10, days: 15 } },
  });
  for (const { postId } of [theme, question]) {
    const [post] = await db
      .select()
      .from(posts)
      .where(and(eq(posts.id, postId), eq(posts.status, 'PENDING')));
    if (post)
      await author.caller.post(`${base}/moderation/operate`, {
        target: 'POST',
        id: postId,
        version: post.version,
        event: 'pass',
        data: {},
      });
  }
  await write(person.caller, `${base}/profile/save`, { data: {} });
  await write(person.caller, `${base}/comment/submit`, {
    data: { postId: question.postId, anonymous: false },
  });
  await write(owner.caller, `${base}/comment/submit`, { data: { postId: theme.postId, anonymous: false } });
  await write(owner.caller, `${base}/report/submit`, {
    data: { target: 'POST', targetId: theme.postId, reasonCode: 'AD' },
  });
  const draft = await write<{ postId: string }>(person.caller, `${base}/post/save`, {
    data: { ...part, kind: 'THEME' },
  });
  const [report] = await db.select().from(reports).where(eq(reports.targetId, theme.postId));
  await write(author.caller, `${base}/sensitiveWord/save`, {
    data: { level: 'MASK', category: 'AD', enabled: true },
  });
  return {
    public: ['/yangling', `/themedetails/${theme.postId}`, `/answerdetails/${question.postId}`],
    feeds: ['/rss/community.xml'],
    person: ['/my-post', `/my-post?post=${theme.postId}`, `/my-post/write?id=${draft.postId}`],
    owner: ['/my-post', '/my-post?view=comments'],
    operator: [
      '/manage/post-audit?state=SHOWN',
      '/manage/report',
      `/manage/report?report=${report?.id}`,
      '/manage/board',
      '/manage/sensitive-word',
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/post/submit data.fileIds[]`]: 'is looked up',
    [`${base}/post/save data.fileIds[]`]: 'is looked up',
    [`${base}/communityPlate/saveType data.icon`]: 'names a shape',
    [`${base}/sensitiveWord/test data.text`]: 'is answered to its sender alone',
    [`${base}/moderation/reveal data.reason`]: 'stands in the log',
    [`${base}/moderation/operate data.reason`]: 'is said of what is refused',
    [`${base}/report/operate data.reason`]: 'is said of what is decided',
    [`${base}/post/operate data.reason`]: 'is said of what is appealed',
    [`${base}/comment/operate data.reason`]: 'is said of what is appealed',
  },
  write,
};
