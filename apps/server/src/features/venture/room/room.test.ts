import { join } from 'node:path';
import {
  type RoomEvent,
  type RoomState,
  roomEvents,
  roomStates,
  roomTransitions,
  ventureFilePurpose,
} from '@portal/contract/venture/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { insertFiles } from '../../../platform/files/insert-files.ts';
import { createLocalFileStore } from '../../../platform/files/local-file-store.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { settleVentures } from '../settle-ventures.ts';
import { insertAccess, insertDocument, insertVenture } from '../testing/insert-venture.ts';
import { standingOf } from '../venture.policy.ts';
import {
  type AccessRecord,
  ventureAccesses,
  ventureDocuments,
  ventureReadings,
  ventures,
} from '../venture.table.ts';

const own = 'GET /api/financeManage/ventureRoom/queryOwn';
const readings = 'GET /api/financeManage/ventureRoom/queryReadings';
const saveDocument = 'POST /api/financeManage/ventureRoom/saveDocument';
const removeDocument = 'POST /api/financeManage/ventureRoom/removeDocument';
const decide = 'POST /api/financeManage/ventureRoom/decide';
const room = 'GET /api/financeManage/ventureRoom/queryDetail';
const ask = 'POST /api/financeManage/ventureRoom/ask';
const withdraw = 'POST /api/financeManage/ventureRoom/withdraw';
const asked = 'GET /api/financeManage/ventureRoom/queryAsked';

const day = 86_400_000;
const start = new Date('2026-11-21T02:00:00Z');
const park = usePark(
  { team: 'owner', fund: 'owner', other: 'owner', person: 'person', office: ['OP_SERVICE', 'OP_ADMIN'] },
  { now: start },
);
let files: FileStore;
let staff: string;
let ventureId: string;
let planId: string;
let equityId: string;

beforeAll(async () => {
  files = createLocalFileStore(join(park.dataDir, 'files'));
  staff = (await insertMember(park, park.fund.enterpriseId, 'STAFF', { userType: '200' })).token;
});
beforeEach(async () => {
  await park.db.delete(messages);
  ventureId = await insertVenture(park.db, {
    ownerUserId: park.team.user.id,
    enterpriseId: park.team.enterpriseId,
  });
  const of = { ventureId, ownerUserId: park.team.user.id };
  planId = await insertDocument(park.db, files, of);
  equityId = await insertDocument(park.db, files, { ...of, folder: 'EQUITY', title: '股权结构' });
});

const open = async (id: string, token: string | undefined, kind = 'VIEW') => {
  const url = `/api/financeManage/ventureRoom/file?id=${id}&kind=${kind}`;
  return park.app.inject({ url, headers: token === undefined ? {} : { token } });
};
const grant = async (id: string, more: object = {}, version = 1) =>
  park.call(
    decide,
    {
      id,
      event: 'grant',
      version,
      data: { folders: ['PLAN'], until: '2026-12-18', mayDownload: false, ...more },
    } as never,
    park.team.token,
  );

describe('data room', () => {
  it('is requested, opened by folder until a day, and logs every reading', async () => {
    const before = (await park.call(room, { id: ventureId }, park.fund.token)).data;
    expect(before.folders.map(({ folder, state }) => [folder, state])).toEqual([
      ['PLAN', 'CLOSED'],
      ['EQUITY', 'CLOSED'],
    ]);
    expect(JSON.stringify(before)).not.toContain('股权结构');
    const data = { folders: ['PLAN', 'EQUITY'] as ('PLAN' | 'EQUITY')[], purpose: '想看单位经济模型' };
    const wanted = (await park.call(ask, { id: ventureId, data }, park.fund.token)).data;
    expect(wanted.folders.map(({ state }) => state)).toEqual(['ASKED', 'ASKED']);
    expect(await codeOf(park.call(ask, { id: ventureId, data }, park.fund.token))).toBe('500024');
    const notices = await park.db.select().from(messages).where(eq(messages.userId, park.team.user.id));
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(['ROOM_ASKED']);
    const todo = await park.call('GET /api/caseManage/todo/queryList', {}, park.team.token);
    expect(JSON.stringify(todo)).toContain(ventureId);
    expect((await open(planId, park.fund.token)).statusCode).toBe(404);

    const [access] = (await park.call(own, { id: ventureId }, park.team.token)).data.accesses;
    expect(access).toMatchObject({ readerName: park.fund.name, purpose: '想看单位经济模型' });
    const id = access?.accessId ?? '';
    await grant(id);
    const now1 = (await park.call(room, { id: ventureId }, park.fund.token)).data;
    expect(now1.folders).toMatchObject([
      { folder: 'PLAN', state: 'GRANTED', until: '2026-12-18' },
      { folder: 'EQUITY', state: 'REFUSED' },
    ]);
    expect(now1.documents.map(({ title }) => title)).toEqual(['商业计划书']);
    const seen = await open(planId, park.fund.token);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers['content-disposition']).toMatch(/^inline/);
    expect((await open(planId, park.fund.token, 'DOWNLOAD')).statusCode).toBe(404);
    expect((await open(equityId, park.fund.token)).statusCode).toBe(404);
    const log = (await park.call(readings, { id: ventureId }, park.team.token)).data;
    expect(log.rows).toMatchObject([{ kind: 'VIEW', readerName: park.fund.name, title: '商业计划书' }]);
    expect((await park.call(room, { id: ventureId }, park.fund.token)).data.readings).toHaveLength(1);

    const revoke = { id, event: 'revoke', version: 2, data: { reason: '已有意向机构' } } as const;
    expect((await park.call(decide, revoke, park.team.token)).data.state).toBe('REVOKED');
    expect((await open(planId, park.fund.token)).statusCode).toBe(404);
    expect((await park.call(room, { id: ventureId }, park.fund.token)).data.folders[0]).toMatchObject({
      state: 'REVOKED',
      reason: '已有意向机构',
    });
  });

  it('is open through its last day in Asia/Shanghai, and no longer', async () => {
    const id = await insertAccess(park.db, { ventureId, enterpriseId: park.fund.enterpriseId });
    await grant(id, { until: '2026-11-22', mayDownload: true });
    park.now = new Date('2026-11-22T15:59:59.999Z');
    const late = await park.logIn({
      userId: park.fund.user.id,
      userType: '200',
      enterpriseId: park.fund.enterpriseId,
      memberRole: 'OWNER',
      auditStatus: '2',
    });
    const saved = await open(planId, late, 'DOWNLOAD');
    expect(saved.statusCode).toBe(200);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    park.now = new Date('2026-11-22T16:00:00.000Z');
    expect((await open(planId, late)).statusCode).toBe(404);
    expect((await park.call(room, { id: ventureId }, late)).data.folders[0]).toMatchObject({
      state: 'EXPIRED',
    });
    const settle = () => settleVentures(park);
    await settle();
    await settle();
    const [row] = await park.db.select().from(ventureAccesses).where(eq(ventureAccesses.id, id));
    expect(row?.status).toBe('EXPIRED');
  });

  it('is closed to everyone when its venture is withdrawn', async () => {
    const id = await insertAccess(park.db, { ventureId, enterpriseId: park.fund.enterpriseId });
    await grant(id);
    const end = { id: ventureId, event: 'withdraw', version: 1 } as const;
    expect(await codeOf(park.call('POST /api/financeManage/venture/operate', end, park.team.token))).toBe(
      '000000',
    );
    expect((await open(planId, park.fund.token)).statusCode).toBe(404);
    const [row] = await park.db.select().from(ventureAccesses).where(eq(ventureAccesses.id, id));
    expect(row?.status).toBe('EXPIRED');
    expect((await open(planId, park.team.token)).statusCode).toBe(200);
  });
});

it('invariant 9: nobody else, not even the park, sees anything in a data room', async () => {
  const id = await insertAccess(park.db, { ventureId, enterpriseId: park.fund.enterpriseId });
  await grant(id);
  for (const token of [park.other.token, park.person.token, staff, park.office.token, undefined]) {
    for (const kind of ['VIEW', 'DOWNLOAD'])
      expect((await open(planId, token, kind)).body).not.toContain('%PDF');
  }
  // The address of the file itself does not work either.
  const [document] = await park.db.select().from(ventureDocuments).where(eq(ventureDocuments.id, planId));
  for (const token of [park.fund.token, park.other.token, park.person.token, park.office.token])
    expect(
      (await park.app.inject({ url: `/api/fms/show/${document?.fileId}_0`, headers: { token } })).statusCode,
    ).toBe(404);
  const answers = await Promise.all([
    codeOf(park.call(own, { id: ventureId }, park.fund.token)),
    codeOf(park.call(own, { id: ventureId }, park.person.token)),
    codeOf(park.call(readings, { id: ventureId }, park.fund.token)),
    codeOf(park.call(removeDocument, { id: planId }, park.fund.token)),
    codeOf(park.call(decide, { id, event: 'revoke', version: 2, data: { reason: '不' } }, park.fund.token)),
    codeOf(park.call(withdraw, { id, version: 2 }, park.other.token)),
  ]);
  expect(new Set(answers)).toEqual(new Set(['500404']));
  expect((await park.call(asked, {}, park.other.token)).data.total).toBe(0);
  expect(await codeOf(park.call(room, { id: ventureId }, staff))).toBe('300002');
});

it("takes the caller's own private file once, and deletes it when removed", async () => {
  const upload = async (more: object = {}) => {
    const id = ulid();
    await insertFiles(
      park.db,
      files,
      { id, ownerUserId: park.team.user.id, purpose: ventureFilePurpose, visibility: 'owner', ...more },
      [{ name: '台账.pdf', mime: 'application/pdf', bytes: Buffer.from(id) }],
    );
    return id;
  };
  const put = (fileId: string, token = park.team.token) =>
    park.call(
      saveDocument,
      { id: ventureId, data: { folder: 'FIGURES', title: '循环箱周转台账', fileId } },
      token,
    );
  const fileId = await upload();
  const after = (await put(fileId)).data;
  expect(after.documents.map(({ title }) => title)).toContain('循环箱周转台账');
  expect(
    (await park.call('GET /api/financeManage/venture/queryDetail', { id: ventureId })).data.documents,
  ).toBe(3);
  expect(await codeOf(put(fileId))).toBe('100002');
  for (const more of [{ ownerUserId: park.fund.user.id }, { purpose: 'other' }, { visibility: 'public' }])
    expect(await codeOf(put(await upload(more)))).toBe('100002');
  expect(await codeOf(put(await upload(), park.fund.token))).toBe('500404');
  const documentId = after.documents.find(({ title }) => title === '循环箱周转台账')?.documentId ?? '';
  const left = (await park.call(removeDocument, { id: documentId }, park.team.token)).data;
  expect(left.documents).toHaveLength(2);
  expect((await open(documentId, park.team.token)).statusCode).toBe(404);
  expect(await codeOf(park.call(removeDocument, { id: documentId }, park.team.token))).toBe('500404');
});

it.each([
  [{ folders: [] }, 'data.folders'],
  [{ until: null }, 'data.until'],
  [{ until: '2026-11-20' }, 'data.until'],
  [{ until: '2027-05-21' }, 'data.until'],
])('a grant names what is wrong: %o', async (more, field) => {
  const id = await insertAccess(park.db, { ventureId, enterpriseId: park.fund.enterpriseId });
  const answer = await grant(id, more);
  expect(['100001', '100002']).toContain(answer.header.retCode);
  expect(JSON.stringify(answer.data)).toContain(field);
});

it("refuses access requests to the caller's own room and to empty folders", async () => {
  const data = { folders: ['PLAN'] as 'PLAN'[], purpose: '想看单位成本' };
  expect(await codeOf(park.call(ask, { id: ventureId, data }, park.team.token))).toBe('500012');
  const empty = { ...data, folders: ['ANSWERS'] as 'ANSWERS'[] };
  expect(await codeOf(park.call(ask, { id: ventureId, data: empty }, park.fund.token))).toBe('100002');
  await park.db.update(ventures).set({ status: 'PENDING' }).where(eq(ventures.id, ventureId));
  expect(await codeOf(park.call(ask, { id: ventureId, data }, park.fund.token))).toBe('500404');
});

it('creates one request for simultaneous calls', async () => {
  const data = { folders: ['PLAN'] as 'PLAN'[], purpose: '想看单位经济模型' };
  const answers = await Promise.all([
    codeOf(park.call(ask, { id: ventureId, data }, park.fund.token)),
    codeOf(park.call(ask, { id: ventureId, data }, park.fund.token)),
  ]);
  expect(answers.toSorted()).toEqual(['000000', '500024']);
});

describe('access requests', () => {
  type Walked = Exclude<RoomEvent, 'expire'>;
  describeTransitions<RoomState, Walked, RoomState>({
    states: roomStates,
    events: roomEvents.filter((event): event is Walked => event !== 'expire'),
    planned: (state, event) => roomTransitions[state][event],
    next: (state, event) => nextState(roomTransitions, state, event),
    fire: async (status, event, planned) => {
      const id = await insertAccess(park.db, {
        ventureId,
        enterpriseId: park.fund.enterpriseId,
        status,
        ...(status === 'GRANTED' ? { until: '2026-12-18', granted: ['PLAN'] } : {}),
      });
      const answer =
        event === 'withdraw'
          ? await park.call(withdraw, { id, version: 1 }, park.fund.token)
          : await park.call(
              decide,
              {
                id,
                event,
                version: 1,
                data: { folders: ['PLAN'], until: '2026-12-18', mayDownload: false, reason: '原因' },
              },
              park.team.token,
            );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await park.db.select().from(ventureAccesses).where(eq(ventureAccesses.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});

describe('state of a folder', () => {
  const access = (more: Partial<AccessRecord>) =>
    ({
      status: 'GRANTED',
      folders: ['PLAN'],
      granted: ['PLAN'],
      until: '2026-12-18',
      mayDownload: false,
      reason: '',
      ...more,
    }) as AccessRecord;
  it.each([
    ['nobody asked', [], 'PUBLISHED', 'CLOSED'],
    ['taken back', [access({ status: 'WITHDRAWN', granted: [] })], 'PUBLISHED', 'CLOSED'],
    ['open on its last day', [access({ until: '2026-11-21' })], 'PUBLISHED', 'GRANTED'],
    ['over since yesterday', [access({ until: '2026-11-20' })], 'PUBLISHED', 'EXPIRED'],
    ['open, but withdrawn', [access({})], 'WITHDRAWN', 'EXPIRED'],
    [
      'asked again while it is open',
      [access({ status: 'ASKED', granted: [] }), access({})],
      'PUBLISHED',
      'GRANTED',
    ],
    ['not among what was opened', [access({ granted: ['RIGHTS'] })], 'PUBLISHED', 'REFUSED'],
    ['of another folder', [access({ folders: ['RIGHTS'], granted: ['RIGHTS'] })], 'PUBLISHED', 'CLOSED'],
  ] as const)('%s', (_name, accesses, status, state) => {
    expect(standingOf('PLAN', accesses, status, '2026-11-21').state).toBe(state);
  });
});

it('keeps its log after a document is removed', async () => {
  const id = await insertAccess(park.db, { ventureId, enterpriseId: park.fund.enterpriseId });
  await grant(id);
  await open(planId, park.fund.token);
  await park.call(removeDocument, { id: planId }, park.team.token);
  expect((await open(planId, park.fund.token)).statusCode).toBe(404);
  expect((await park.call(readings, { id: ventureId }, park.team.token)).data.rows).toMatchObject([
    { title: '商业计划书' },
  ]);
  const [row] = await park.db.select().from(ventureReadings).where(eq(ventureReadings.ventureId, ventureId));
  expect(row?.at.getTime()).toBeLessThan(start.getTime() + day);
});
