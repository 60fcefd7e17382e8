import {
  type ContestEntryState,
  contestEntryStates,
  contestEntryTransitions,
  leaderEntryEvents,
  officeEntryEvents,
} from '@portal/contract/contest/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { sampleVideo } from '../../../platform/files/testing/sample-video.ts';
import { upload } from '../../../platform/files/testing/upload-form.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { cookiePrefix } from '../../../platform/locale.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { eraseContests } from '../contest.account-end.ts';
import { contestEntries, contestMembers, contests } from '../contest.table.ts';
import { inDays, insertContest, insertEntry } from '../testing/insert-contest.ts';

const base = '/api/activityManage/contestEntry' as const;
const form = `GET ${base}/queryForm` as const;
const save = `POST ${base}/save` as const;
const operate = `POST ${base}/operate` as const;
const invite = `POST ${base}/invite` as const;
const answer = `POST ${base}/answer` as const;
const removeMember = `POST ${base}/removeMember` as const;
const detail = `GET ${base}/queryDetail` as const;
const list = `GET ${base}/queryList` as const;
const check = `POST ${base}/operateManage` as const;

let portal: TestApp;
let now = testNow.getTime();
let people: { id: string; loginName: string }[];
let clerkId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  people = [];
  for (let nth = 0; nth < 4; nth++)
    people.push(await insertUser(portal.db, { userType: '100', name: `队员${nth}号` }));
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id;
});
afterEach(async () => {
  now = testNow.getTime();
  for (const table of [contestMembers, contestEntries, contests, cases, messages])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const nth = (at: number) => {
  const one = people[at];
  if (!one) throw new Error('no such person');
  return one;
};
const tokenOf = (at: number) => portal.logIn({ userId: nth(at).id });
const clerk = () => portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_SERVICE'] });
const codeOf = async (of: Promise<{ header: { retCode: string } }>) => (await of).header.retCode;
const fieldsOf = async (of: Promise<unknown>) =>
  Object.keys(((await of) as { data: { fields?: object } }).data.fields ?? {}).sort();
const messagesOf = async (at: number) =>
  (
    await portal.db
      .select()
      .from(messages)
      .where(eq(messages.userId, nth(at).id))
      .orderBy(messages.id)
  ).map(({ eventCode }) => eventCode);

const content = {
  track: '门店组',
  title: '第七天还在',
  summary: '只用能撑过七天的菊和尤加利，枝脚留出换水口，不用花泥。',
  teamName: '晚风小队',
  pictureId: null,
  files: [] as string[],
};
const signUp = async (contestId: string, at: number, more: object = {}) =>
  portal.call(save, { data: { ...content, contestId, ...more } }, await tokenOf(at));
const ask = async (id: string, loginName: string) =>
  portal.call(invite, { id, data: { loginName } }, await tokenOf(0));
const reply = async (id: string, at: number, event: 'accept' | 'decline' | 'leave') =>
  portal.call(answer, { id, event }, await tokenOf(at));
const fire = async (id: string, event: 'submit' | 'withdraw', at = 0) => {
  const [row] = await portal.db.select().from(contestEntries).where(eq(contestEntries.id, id));
  return portal.call(operate, { id, event, version: row?.version ?? 0 }, await tokenOf(at));
};
const insertFile = async (
  ownerUserId: string,
  more: Partial<typeof fileGroups.$inferInsert> = {},
  mime = 'application/pdf',
) => {
  const id = ulid();
  await portal.db
    .insert(fileGroups)
    .values({ id, ownerUserId, purpose: 'CONTEST_ENTRY', visibility: 'owner', ...more });
  await portal.db.insert(fileItems).values({
    fileId: id,
    index: 0,
    name: '许晚棠的计划.pdf',
    mime,
    bytes: 3,
    sha256: 'abc',
    storageKey: null,
  });
  return id;
};

describe('signing up', () => {
  it('drafts an entry led by the caller, once per contest', async () => {
    const contestId = await insertContest(portal.db);
    const entry = (await signUp(contestId, 0)).data;
    expect(entry).toMatchObject({ state: 'DRAFT', isLeader: true, canInvite: true, result: null });
    expect(entry.no).toMatch(/^CS20261121-/);
    expect(await codeOf(signUp(contestId, 0))).toBe('500012');
    expect((await portal.call(form, { id: contestId }, await tokenOf(0))).data.entryId).toBe(entry.entryId);
    expect((await portal.call(list, {}, await tokenOf(0))).data.total).toBe(1);
  });

  it('creates a single entry for concurrent calls', async () => {
    const contestId = await insertContest(portal.db);
    const codes = await Promise.all([0, 1, 2, 3].map(() => codeOf(signUp(contestId, 0))));
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(await portal.db.$count(contestEntries)).toBe(1);
  });

  it('is limited to its stage and closed to people who judge or run contests', async () => {
    const contestId = await insertContest(portal.db);
    now = inDays(10);
    expect(await codeOf(signUp(contestId, 0))).toBe('500032');
    now = testNow.getTime();
    expect(await codeOf(portal.call(save, { data: { ...content, contestId } }, await clerk()))).toBe(
      '500033',
    );
    const draft = await insertContest(portal.db, { status: 'DRAFT' });
    expect(await codeOf(signUp(draft, 0))).toBe('500404');
    expect(await codeOf(portal.call(form, { id: draft }, await tokenOf(0)))).toBe('500404');
  });

  it('names invalid fields, including files of others', async () => {
    const contestId = await insertContest(portal.db);
    expect(await fieldsOf(signUp(contestId, 0, { title: '', summary: '短', teamName: '' }))).toEqual([
      'data.summary',
      'data.teamName',
      'data.title',
    ]);
    expect(await fieldsOf(signUp(contestId, 0, { track: '没有的组' }))).toEqual(['data.track']);
    const foreign = await insertFile(nth(1).id);
    expect(await fieldsOf(signUp(contestId, 0, { files: [foreign] }))).toEqual(['data.files.0']);
    const open = await insertFile(nth(0).id, { visibility: 'public' });
    expect(await fieldsOf(signUp(contestId, 0, { files: [open] }))).toEqual(['data.files.0']);
    const own = await insertFile(nth(0).id, { ownerEnterpriseId: 'firm' });
    expect(await fieldsOf(signUp(contestId, 0, { files: [own, own] }))).toEqual(['data.files.1']);
    expect((await signUp(contestId, 0, { files: [own] })).data.files).toMatchObject([{ fileId: own }]);
    // The leader's colleagues can't read it.
    const [group] = await portal.db.select().from(fileGroups).where(eq(fileGroups.id, own));
    expect(group?.ownerEnterpriseId).toBeNull();
    expect(await fieldsOf(signUp(contestId, 0, { pictureId: foreign }))).toEqual([]);
  });
});

describe('a video', () => {
  const film = async (at: number) => {
    const token = await tokenOf(at);
    const sent = await upload(portal.app, token, [{ name: '我们.mp4', content: sampleVideo() }], {
      purpose: 'CONTEST_ENTRY',
    });
    return sent.data.fileId as string;
  };
  const show = (id: string, headers: Record<string, string>) =>
    portal.app.inject({ url: `${base}/video?id=${id}`, headers });

  it('must be a video file of the leader, used in one entry only', async () => {
    const contestId = await insertContest(portal.db);
    const paper = await insertFile(nth(0).id);
    const foreign = await film(1);
    expect(await fieldsOf(signUp(contestId, 0, { videoFileId: paper }))).toEqual(['data.videoFileId']);
    expect(await fieldsOf(signUp(contestId, 0, { videoFileId: foreign }))).toEqual(['data.videoFileId']);
    const own = await film(0);
    expect(await fieldsOf(signUp(contestId, 0, { files: [own] }))).toEqual(['data.files.0']);
    expect((await signUp(contestId, 0, { videoFileId: own })).data).toMatchObject({
      video: { fileId: own, mime: 'video/mp4' },
      data: { videoFileId: own },
    });
    const other = await insertContest(portal.db);
    expect(await fieldsOf(signUp(other, 0, { videoFileId: own }))).toEqual(['data.videoFileId']);
  });

  it('is only sent to its team, by header or by the player’s cookie', async () => {
    const contestId = await insertContest(portal.db);
    const { entryId: id } = (await signUp(contestId, 0, { videoFileId: await film(0) })).data;
    const token = await tokenOf(0);
    const part = await show(id, { cookie: `${cookiePrefix}token=${token}`, range: 'bytes=4-7' });
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'ftyp']);
    expect((await show(id, { token })).statusCode).toBe(200);
    const others = [
      { token: await tokenOf(1) },
      // The office can't read it before submission.
      { token: await clerk() },
    ];
    for (const headers of others) expect((await show(id, headers)).statusCode).toBe(404);
    expect((await show(id, { cookie: `${cookiePrefix}token=dead` })).json().header.retCode).not.toBe(
      '000000',
    );
    await fire(id, 'submit');
    expect((await show(id, { token: await clerk() })).statusCode).toBe(200);
    const version = 2;
    const data = { ...content, contestId, videoFileId: '' };
    expect((await portal.call(save, { id, version, data }, token)).data.video).toBeNull();
    expect((await show(id, { token })).statusCode).toBe(404);
  });
});

describe('a team', () => {
  const begin = async () => {
    const contestId = await insertContest(portal.db, { teamMin: 2 });
    return { contestId, id: (await signUp(contestId, 0)).data.entryId };
  };

  it('is complete once everyone invited has answered and it is large enough', async () => {
    const { id } = await begin();
    expect(await codeOf(fire(id, 'submit'))).toBe('500036');
    expect((await ask(id, nth(1).loginName.toUpperCase())).header.retCode).toBe('000000');
    expect(await messagesOf(1)).toEqual(['CONTEST_TEAM_INVITED']);
    expect(await codeOf(fire(id, 'submit'))).toBe('500036');
    const seen = (await portal.call(detail, { id }, await tokenOf(1))).data;
    expect(seen).toMatchObject({ memberState: 'INVITED', memberActions: ['accept', 'decline'], actions: [] });
    expect((await reply(id, 1, 'accept')).data.memberState).toBe('ACCEPTED');
    expect(await messagesOf(0)).toEqual(['CONTEST_TEAM_ANSWERED']);
    expect((await fire(id, 'submit')).data).toMatchObject({ state: 'SUBMITTED', canInvite: false });
    expect(await codeOf(ask(id, nth(2).loginName))).toBe('500012');
    expect(await codeOf(reply(id, 1, 'leave'))).toBe('500012');
  });

  it('can’t exceed its maximum or invite people who can’t take part', async () => {
    const { id, contestId } = await begin();
    expect(await fieldsOf(ask(id, 'nobody_here'))).toEqual(['data.loginName']);
    const judge = await insertUser(portal.db, { userType: '900', operatorRoles: ['JUDGE'] });
    expect(await fieldsOf(ask(id, judge.loginName))).toEqual(['data.loginName']);
    expect(await fieldsOf(ask(id, nth(0).loginName))).toEqual(['data.loginName']);
    await signUp(contestId, 3);
    expect(await fieldsOf(ask(id, nth(3).loginName))).toEqual(['data.loginName']);
    await ask(id, nth(1).loginName);
    await ask(id, nth(2).loginName);
    const fourth = await insertUser(portal.db, { userType: '100' });
    expect(await codeOf(ask(id, fourth.loginName))).toBe('500024');
  });

  it('can be left, declined and changed; nobody is in two', async () => {
    const { id, contestId } = await begin();
    await ask(id, nth(1).loginName);
    await reply(id, 1, 'decline');
    expect(await codeOf(portal.call(detail, { id }, await tokenOf(1)))).toBe('500404');
    await ask(id, nth(1).loginName);
    await signUp(contestId, 1);
    expect(await codeOf(reply(id, 1, 'accept'))).toBe('500012');
    await ask(id, nth(2).loginName);
    await reply(id, 2, 'accept');
    expect(
      await codeOf(portal.call(removeMember, { id, data: { userId: nth(0).id } }, await tokenOf(0))),
    ).toBe('500012');
    await portal.call(removeMember, { id, data: { userId: nth(2).id } }, await tokenOf(0));
    expect(await codeOf(portal.call(detail, { id }, await tokenOf(2)))).toBe('500404');
    await fire(id, 'withdraw');
    expect((await portal.call(detail, { id }, await tokenOf(0))).data.state).toBe('WITHDRAWN');
    expect((await signUp(contestId, 0)).data.state).toBe('DRAFT');
  });

  it('is hidden from others', async () => {
    const { id } = await begin();
    const token = await tokenOf(3);
    expect(await codeOf(portal.call(detail, { id }, token))).toBe('500404');
    expect(await codeOf(portal.call(operate, { id, event: 'withdraw', version: 1 }, token))).toBe('500404');
    expect(await codeOf(portal.call(invite, { id, data: { loginName: nth(3).loginName } }, token))).toBe(
      '500404',
    );
    expect(await codeOf(portal.call(answer, { id, event: 'accept' }, token))).toBe('500404');
    await ask(id, nth(1).loginName);
    await reply(id, 1, 'accept');
    expect(await codeOf(fire(id, 'withdraw', 1))).toBe('500404');
    const file = await portal.app.inject({ url: `${base}/file?id=${id}&nth=0`, headers: { token } });
    expect(file.statusCode).toBe(404);
  });

  it('loses its entry if the leader’s account is closed', async () => {
    const { id } = await begin();
    await eraseContests(
      portal.db,
      nth(0).id,
      systemContext({ ...portal, clock: { now: () => new Date(now) } }),
    );
    const [row] = await portal.db.select().from(contestEntries).where(eq(contestEntries.id, id));
    expect(row?.status).toBe('WITHDRAWN');
  });
});

const officeReason = '说明里写了企业名称';

describe('the deadline', () => {
  it('ends submitting and editing', async () => {
    const contestId = await insertContest(portal.db);
    const { entryId: id } = (await signUp(contestId, 0)).data;
    await fire(id, 'submit');
    const change = async (version: number) =>
      portal.call(save, { id, version, data: { ...content, contestId, title: '改过' } }, await tokenOf(0));
    expect((await change(2)).data).toMatchObject({ title: '改过', state: 'SUBMITTED' });
    now = inDays(10);
    expect(await codeOf(change(3))).toBe('500032');
    const other = (await insertEntry(portal.db, {
      contestId,
      leaderId: nth(1).id,
      status: 'DRAFT',
    })) as string;
    expect(await codeOf(fire(other, 'submit', 1))).toBe('500032');
    // If returned now, it could no longer be resubmitted.
    const send = async (event: 'return' | 'qualify', version: number) =>
      portal.call(check, { id, event, version, data: { reason: officeReason } }, await clerk());
    expect(await codeOf(send('return', 3))).toBe('500012');
    expect((await send('qualify', 3)).data).toMatchObject({ state: 'QUALIFIED', actions: [] });
  });
});

describeTransitions({
  states: contestEntryStates,
  events: [...leaderEntryEvents, ...officeEntryEvents],
  planned: (state, event) =>
    // Editing a draft or a returned entry doesn't change its state.
    event === 'edit' && (state === 'DRAFT' || state === 'RETURNED')
      ? undefined
      : contestEntryTransitions[state][event],
  next: (state, event) => nextState(contestEntryTransitions, state, event),
  special: (state, event) => event === 'edit' && (state === 'DRAFT' || state === 'RETURNED'),
  async fire(state: ContestEntryState, event, planned) {
    const contestId = await insertContest(portal.db);
    const id = await insertEntry(portal.db, { contestId, leaderId: nth(0).id, status: state });
    const at = { id, version: 1 };
    const isEdited = event === 'edit' && (state === 'DRAFT' || state === 'RETURNED');
    const sent =
      event === 'edit'
        ? await portal.call(save, { ...at, data: { ...content, contestId } }, await tokenOf(0))
        : event === 'submit' || event === 'withdraw'
          ? await portal.call(operate, { ...at, event }, await tokenOf(0))
          : await portal.call(check, { ...at, event, data: { reason: officeReason } }, await clerk());
    // The office can't see entries that were never submitted.
    const refused = state === 'DRAFT' && officeEntryEvents.some((one) => one === event) ? '500404' : '500012';
    expect(sent.header.retCode).toBe(planned === undefined && !isEdited ? refused : '000000');
    const [row] = await portal.db.select().from(contestEntries).where(eq(contestEntries.id, id));
    expect(row?.status).toBe(planned ?? state);
  },
});

describe('the formal check', () => {
  it('needs a reason, which the team gets in a notification', async () => {
    const contestId = await insertContest(portal.db);
    const id = await insertEntry(portal.db, { contestId, leaderId: nth(0).id, status: 'SUBMITTED' });
    const send = async (data: object) =>
      portal.call(check, { id, event: 'return', version: 1, data }, await clerk());
    expect(await fieldsOf(send({}))).toEqual(['data.reason']);
    await send({ reason: officeReason });
    expect(await messagesOf(0)).toEqual(['CONTEST_ENTRY_MOVED']);
    expect((await portal.call(detail, { id }, await tokenOf(0))).data).toMatchObject({
      state: 'RETURNED',
      reason: officeReason,
      actions: ['submit', 'edit', 'withdraw'],
    });
    expect(
      await codeOf(portal.call(check, { id, event: 'qualify', version: 2, data: {} }, await tokenOf(0))),
    ).toBe('500403');
  });
});
