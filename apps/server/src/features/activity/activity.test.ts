import {
  type ActivityEvent,
  activityEvents,
  activityStates,
  activityTransitions,
} from '@portal/contract/activity/terms';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../platform/text/testing/read-calendar.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { codeOf } from '../../testing/code-of.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { messages } from '../message/message.table.ts';
import { phaseOf } from './activity.policy.ts';
import { activities, salonRequests, signUps, teachers } from './activity.table.ts';
import { certificates } from './certificate/certificate.table.ts';
import { insertActivity, insertSignUp } from './testing/insert-activity.ts';
import { insertCertificate } from './testing/insert-certificate.ts';

const list = 'GET /api/activityManage/activity/queryList';
const calendar = 'GET /api/activityManage/activity/queryCalendar';
const detail = 'GET /api/activityManage/activity/queryDetail';
const teacherList = 'GET /api/activityManage/teacher/queryList';
const save = 'POST /api/activityManage/activity/save';
const operate = 'POST /api/activityManage/activity/operate';
const managed = 'GET /api/activityManage/activity/queryManageList';
const managedDetail = 'GET /api/activityManage/activity/queryManageDetail';
const teacherSave = 'POST /api/activityManage/teacher/save';
const ask = 'POST /api/activityManage/salonRequest/submit';
const requests = 'GET /api/activityManage/salonRequest/queryManageList';
const decideRequest = 'POST /api/activityManage/salonRequest/operateManage';

const hourMs = 3_600_000;
const noon = testNow.getTime();

const park = usePark(
  { author: ['OP_SERVICE'], reviewer: ['OP_SERVICE'], person: 'person' },
  { empties: [certificates, signUps, activities, teachers, salonRequests, cases, messages] },
);

const content = {
  kind: 'SALON',
  title: '小产区如何做品牌',
  organizer: '花艺与品牌工作坊',
  fileId: null,
  body: '不讲概念，只摊开账单。',
  agenda: [{ at: noon + 120 * hourMs, text: '签到' }],
  place: '春泥路演厅',
  isOnline: false,
  startAt: noon + 120 * hourMs,
  endAt: noon + 122 * hourMs,
  signFrom: noon + hourMs,
  signTo: noon + 118 * hourMs,
  cancelDeadline: noon + 96 * hourMs,
  capacity: 30,
  perEnterpriseMax: 2,
  perOrderMax: 2,
  waitlistMax: 5,
  feeFen: 0,
  audience: { userTypes: ['100', '200'], auditedOnly: false },
  needApproval: false,
  questions: [{ label: '简餐', kind: 'CHOICE', options: ['一份', '不用'], required: true }],
  teacherIds: [],
  checkInMode: 'QR',
  album: [],
};
const saveIt = (more: object = {}, at: object = {}, token = park.author.token) =>
  park.call(save, { data: { ...content, ...more }, ...at }, token);
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {});
const fire = async (id: string, event: ActivityEvent, token: string, reason = '人手不够') => {
  const { version } = (await park.call(managedDetail, { id }, token)).data;
  return park.call(operate, { id, event, version, data: { reason } }, token);
};
const messagesOf = async (userId: string) =>
  (await park.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );

describe('phase of an activity', () => {
  const at = (hours: number) => new Date(noon + hours * hourMs);
  const activity = { signFrom: at(1), signTo: at(5), startAt: at(8), endAt: at(10), capacity: 3 };
  it.each([
    [0, 0, 'COMING'],
    [1, 0, 'SIGNING'],
    [4, 3, 'FULL'],
    [5, 0, 'CLOSED'],
    [8, 3, 'ONGOING'],
    [10, 3, 'ENDED'],
  ])('after %i hours with %i taken: %s', (hours, taken, phase) => {
    expect(phaseOf(activity, taken, at(hours))).toBe(phase);
  });
});

describe('public activities', () => {
  it('list public ones with their seats, filtered by kind, seats and fee', async () => {
    const full = await insertActivity(park.db, { capacity: 1 });
    await insertSignUp(park.db, { activityId: full, userId: park.person.user.id });
    const paid = await insertActivity(park.db, { kind: 'TRAINING', feeFen: 12_000 });
    await insertActivity(park.db, { status: 'DRAFT' });
    await insertActivity(park.db, { status: 'CANCELLED' });
    const over = await insertActivity(park.db, {
      startAt: new Date(noon - 5 * hourMs),
      endAt: new Date(noon),
    });
    const answer = (await park.call(list, {})).data;
    expect(answer.rows.map(({ activityId }) => activityId).sort()).toEqual([full, paid].sort());
    expect(answer.counts).toEqual({
      all: 2,
      kinds: { SALON: 1, TRAINING: 1, ACTIVITY: 0 },
      seats: { FREE: 1, WAIT: 1 },
      fees: { FREE: 1, PAID: 1 },
    });
    const idsOf = async (filter: object) =>
      (await park.call(list, { ...filter })).data.rows.map(({ activityId }) => activityId);
    expect(await idsOf({ seats: 'WAIT' })).toEqual([full]);
    expect(await idsOf({ fee: 'PAID' })).toEqual([paid]);
    expect(await idsOf({ period: 'OVER' })).toEqual([over]);
    expect(answer.rows.find(({ activityId }) => activityId === full)).toMatchObject({
      phase: 'FULL',
      taken: 1,
    });
  });

  it('appear in a five-week calendar that starts on a Monday', async () => {
    const id = await insertActivity(park.db);
    const answer = (await park.call(calendar, {})).data;
    expect(answer).toMatchObject({ from: '2026-11-16', today: '2026-11-21', rows: [{ activityId: id }] });
    expect((await park.call(calendar, { date: '2027-01-04' })).data.rows).toEqual([]);
    expect((await park.call(calendar, { date: '1990-01-01' })).data.from).toBe('2026-11-16');
  });

  it('have a page, which shows a cancellation, and a calendar file', async () => {
    const draft = await insertActivity(park.db, { status: 'DRAFT' });
    expect(await codeOf(park.call(detail, { id: draft }))).toBe('500404');
    const off = await insertActivity(park.db, { status: 'CANCELLED', reason: '大风' });
    expect((await park.call(detail, { id: off })).data).toMatchObject({
      state: 'CANCELLED',
      reason: '大风',
    });
    const id = await insertActivity(park.db, { title: '一席花谈' });
    const file = await park.app.inject(`/api/activityManage/activity/calendar?id=${id}`);
    expect(file.body).toContain('SUMMARY:一席花谈');
    const [event] = readCalendar(file.body);
    const [row] = await park.db.select().from(activities).where(eq(activities.id, id));
    expect(event).toMatchObject({ isAllDay: false, place: row?.place, version: row?.version });
    expect((await park.app.inject(`/api/activityManage/activity/calendar?id=${id}`)).body).toBe(file.body);
    const feed = await park.app.inject('/api/activityManage/activity/calendar');
    expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});

describe('the office', () => {
  it('drafts an activity, which someone else publishes', async () => {
    const id = (await saveIt()).data.activityId;
    expect(await codeOf(park.call(detail, { id }))).toBe('500404');
    await fire(id, 'submit', park.author.token);
    expect(await messagesOf(park.reviewer.user.id)).toEqual(['ACTIVITY_TO_REVIEW']);
    expect(await codeOf(fire(id, 'publish', park.author.token))).toBe('500047');
    expect((await fire(id, 'publish', park.reviewer.token)).data.state).toBe('PUBLISHED');
    expect(await messagesOf(park.author.user.id)).toEqual(['ACTIVITY_PUBLISHED']);
    expect((await park.call(detail, { id })).data).toMatchObject({ phase: 'COMING', title: content.title });
    const { rows, counts } = (await park.call(managed, { keyword: '品牌' }, park.author.token)).data;
    expect(rows).toMatchObject([{ activityId: id, actions: ['cancel'], canEdit: true }]);
    expect(counts).toMatchObject({ ALL: 1, PUBLISHED: 1 });
    expect(await codeOf(park.call(managed, {}, park.person.token))).toBe('500403');
  });

  it('gets the names of invalid fields', async () => {
    const wrong = { endAt: content.startAt, signTo: content.signFrom, cancelDeadline: content.endAt };
    expect((await fieldsOf(saveIt(wrong))).sort()).toEqual([
      'data.cancelDeadline',
      'data.endAt',
      'data.signTo',
    ]);
    expect(await fieldsOf(saveIt({ teacherIds: ['01J00000000000000000000000'] }))).toEqual([
      'data.teacherIds',
    ]);
    expect(await fieldsOf(saveIt({ fileId: '01J00000000000000000000000' }))).toEqual(['data.fileId']);
    const question = { label: '简餐', kind: 'CHOICE', options: ['一份'], required: true };
    expect(await fieldsOf(saveIt({ questions: [question] }))).toEqual(['data.questions.0.options']);
  });

  it('notifies attendees of a new time and can’t change the fee or drop taken seats', async () => {
    const id = await insertActivity(park.db);
    await insertSignUp(park.db, { activityId: id, userId: park.person.user.id, qty: 2 });
    const later = { startAt: content.startAt + hourMs, signFrom: noon - hourMs };
    expect(await fieldsOf(saveIt({ feeFen: 100 }, { id, version: 1 }))).toEqual(['data.feeFen']);
    expect(await fieldsOf(saveIt({ capacity: 1 }, { id, version: 1 }))).toEqual(['data.capacity']);
    expect((await saveIt(later, { id, version: 1 })).header.retCode).toBe('000000');
    expect(await messagesOf(park.person.user.id)).toEqual(['ACTIVITY_MOVED']);
    expect(await codeOf(saveIt({}, { id, version: 1 }))).toBe('500409');
  });

  it('adds teachers', async () => {
    const data = { name: '阮清霁', title: '采后生理研究员', intro: '', fields: ['预冷'], fileId: null };
    const { teacherId } = (await park.call(teacherSave, { data }, park.author.token)).data;
    await saveIt({ teacherIds: [teacherId] });
    expect((await park.call(teacherList, {})).data.rows).toMatchObject([{ teacherId, coming: 0 }]);
    await insertActivity(park.db, { teacherIds: [teacherId] });
    expect((await park.call(teacherList, {})).data.rows).toMatchObject([{ coming: 1 }]);
  });

  it('receives a request for a salon and drafts it', async () => {
    const data = {
      title: '花期错开',
      requestedDay: '2026-12-05',
      people: 30,
      body: '请三位棚长来讲。',
      contactName: '许晚棠',
      phone: '15400000001',
    };
    const submit = (more: object = {}) => park.call(ask, { data: { ...data, ...more } }, park.person.token);
    expect(await fieldsOf(submit({ requestedDay: '2026-11-20' }))).toEqual(['data.requestedDay']);
    const { requestId, no } = (await submit()).data;
    expect(no).toMatch(/^JB20261121-/);
    expect(await messagesOf(park.author.user.id)).toEqual(['SALON_ASKED']);
    // A user can have three open requests, however many are sent at once.
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(submit())));
    expect(codes.sort()).toEqual(['000000', '000000', '500024', '500024', '500024', '500024']);
    const decide = (event: string, reason: string, version = 1) =>
      park.call(decideRequest, { id: requestId, event, version, data: { reason } }, park.author.token);
    expect(await fieldsOf(decide('decline', ''))).toEqual(['data.reason']);
    const done = (await decide('accept', '')).data;
    expect(done.state).toBe('ACCEPTED');
    expect(await messagesOf(park.person.user.id)).toEqual(['SALON_ACCEPTED']);
    const [draft] = await park.db
      .select()
      .from(activities)
      .where(eq(activities.id, done.activityId ?? ''));
    expect(draft).toMatchObject({ status: 'DRAFT', capacity: 30, title: data.title });
    expect(await codeOf(decide('accept', '', 2))).toBe('500012');
    expect((await park.call(requests, { state: 'SUBMITTED' }, park.author.token)).data.total).toBe(2);
  });
});

const acting: Record<ActivityEvent, 'author' | 'reviewer'> = {
  submit: 'author',
  recall: 'author',
  return: 'reviewer',
  publish: 'reviewer',
  cancel: 'author',
  archive: 'author',
};

describeTransitions({
  states: activityStates,
  events: activityEvents,
  planned: (state, event) => activityTransitions[state][event],
  next: (state, event) => nextState(activityTransitions, state, event),
  async fire(state, event, planned) {
    // An activity can only be archived once it's over.
    if (event === 'archive') park.now = new Date(noon + 200 * hourMs);
    const id = await insertActivity(park.db, { status: state, submittedBy: park.author.user.id });
    const { user } = park[acting[event]];
    const token = await park.logIn({ userId: user.id, userType: '900', operatorRoles: ['OP_SERVICE'] });
    const answer = await fire(id, event, token);
    expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
    const [row] = await park.db.select().from(activities).where(eq(activities.id, id));
    expect(row?.status).toBe(planned ?? state);
  },
});

it('limits an activity to enterprises with certain tags, and accepts only tags on offer', async () => {
  await park.db
    .insert(businessData)
    .values([
      { type: 'INDUSTRY_TAG', code: 'A_CUT', name: '鲜切花' },
      { type: 'INDUSTRY_TAG', code: 'A_OLD', name: '旧标签', shield: 1 },
    ])
    .onConflictDoNothing();
  const withTags = (tagCodes: string[]) => saveIt({ audience: { ...content.audience, tagCodes } });
  for (const tagCodes of [['A_NONE'], ['A_OLD']])
    expect(await fieldsOf(withTags(tagCodes))).toEqual(['data.audience.tagCodes']);
  const { data } = await withTags(['A_CUT']);
  const { activityId } = data;
  await park.db.update(activities).set({ status: 'PUBLISHED' }).where(eq(activities.id, activityId));
  expect((await park.call(detail, { id: activityId })).data).toMatchObject({
    audience: { tagCodes: ['A_CUT'] },
    tagNames: ['鲜切花'],
  });
});

it('charts monthly attendance of past activities for the office', async () => {
  const over = await insertActivity(park.db, {
    startAt: new Date('2026-10-08T06:00:00Z'),
    endAt: new Date('2026-10-08T08:00:00Z'),
  });
  await insertSignUp(park.db, {
    activityId: over,
    userId: park.reviewer.user.id,
    status: 'CHECKED_IN',
    qty: 2,
  });
  await insertSignUp(park.db, { activityId: over, userId: park.author.user.id, status: 'ABSENT' });
  await insertCertificate(park.db, { activityId: over, userId: park.person.user.id });
  const { data } = await park.call(
    'GET /api/workManage/home/queryChart',
    { chart: 'activities' },
    park.author.token,
  );
  expect(data.points.find(({ key }) => key === '2026-10')?.values).toEqual({
    signedUp: 4,
    attended: 3,
    missed: 1,
    certified: 1,
  });
});
