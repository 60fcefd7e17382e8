import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import { type Right, rightActs, rightNamed, subjects, wholeSubjects } from '@portal/contract/rights/subjects';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customRoles } from '../../platform/session/custom-role.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertBill, insertMeter, insertReading } from '../billing/testing/insert-meter.ts';
import { viewings } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { enterpriseAudits } from '../enterprise/admission/enterprise-audit.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { insertContract, insertRequest } from '../lease/testing/insert-contract.ts';
import { repairTickets } from '../repair/repair.table.ts';
import { insertPhoto, insertTicket } from '../repair/testing/insert-ticket.ts';
import { insertRole, insertRoleGrant } from './testing/insert-role.ts';

const all = endpoints as readonly Endpoint[];
const placed = subjects.filter((subject) => !wholeSubjects.includes(subject));
const everything: Right[] = placed.flatMap((subject) => rightActs.map((act) => rightNamed(subject, act)));

let portal: TestApp;
let token: string;
let roleId: string;
let inside: Place;
let outside: Place;

type Place = Awaited<ReturnType<typeof furnish>>;

/** A building with a tenant and one of everything that stands in it or belongs to the tenant. */
async function furnish(mark: string) {
  const { db } = portal;
  const building = await insertBuilding(db, { name: `楼宇${mark}` });
  const enterprise = await insertEnterprise(db, { name: `企业${mark}`, shortName: `企业${mark}` });
  const unit = await insertUnit(db, {
    buildingId: building,
    no: `单元${mark}`,
    state: 'LEASED',
    enterpriseId: enterprise,
  });
  const contract = await insertContract(db, { enterpriseId: enterprise, unitIds: [unit] });
  const contractRequest = await insertRequest(db, { contractId: contract, requestText: `申请${mark}` });
  const meterNo = `表号${mark}`;
  const meter = await insertMeter(db, { unitId: unit, meterNo });
  const reading = await insertReading(db, { meterId: meter, period: '2026-10', readingX100: 12_000 });
  const bill = await insertBill(db, {
    enterpriseId: enterprise,
    unitId: unit,
    contractId: contract,
    place: `账单${mark}`,
  });
  const repair = await insertTicket(db, { enterpriseId: enterprise, title: `报修${mark}` });
  const room = await insertRoom(db, { name: `会议室${mark}`, buildingId: building });
  const { id: userId } = await insertUser(db, { name: `访客${mark}` });
  const booking = await insertBooking(db, {
    resourceId: room,
    userId,
    title: `预约${mark}`,
    slotRequest: { date: '2026-11-23', from: '10:00', to: '11:00' },
  });
  const enterpriseAudit = `audit-${mark}`.padEnd(26, '0').slice(0, 26);
  await db.insert(enterpriseAudits).values({
    id: enterpriseAudit,
    enterpriseId: enterprise,
    kind: 'ENTRY',
    state: 'PASSED',
    submittedAt: testNow,
    applicantId: userId,
    application: { name: `企业${mark}` },
  });
  const viewing = `viewing-${mark}`.padEnd(26, '0').slice(0, 26);
  await db
    .insert(viewings)
    .values({ id: viewing, buildingId: building, userId, need: `看房${mark}`, status: 'SUBMITTED' });
  return {
    building,
    enterprise,
    enterpriseAudit,
    unit,
    contract,
    contractRequest,
    meter,
    meterNo,
    reading,
    bill,
    repair,
    room,
    booking,
    viewing,
  };
}

beforeAll(async () => {
  portal = await openTestApp();
  inside = await furnish('甲');
  outside = await furnish('乙');
  roleId = await insertRole(portal.db, { rights: everything, scope: 'BUILDINGS', places: [inside.building] });
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: [] });
  await insertRoleGrant(portal.db, { roleId, userId });
  token = await portal.logIn({ userId, userType: '900', operatorRoles: [] });
});
afterAll(() => portal.close());

async function answerOf({ method, path, raw }: Endpoint, input: Record<string, string>): Promise<string> {
  const query = new URLSearchParams(input).toString();
  const answer = await portal.app.inject(
    method === 'GET'
      ? { method, url: `${path}?${query}`, headers: { token } }
      : {
          method,
          url: path,
          headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
          payload: query,
        },
  );
  return raw && !answer.headers['content-type']?.includes('json') ? '' : answer.body;
}

const codeIn = (body: string): string => (JSON.parse(body) as { header: { retCode: string } }).header.retCode;

const lists = all.filter((declaration) => declaration.place === 'LIST' && !declaration.raw);
const records = all.filter(({ place }) => typeof place === 'object');

describe.each(lists.map((declaration) => [declaration.path, declaration] as const))(
  '%s',
  (_path, declaration) => {
    it('leaves out what stands elsewhere', async () => {
      const body = await answerOf(declaration, { pageSize: '50' });
      expect(codeIn(body)).toBe(retCodes.SUCCESS);
      expect(body).not.toContain('乙');
      for (const id of Object.values(outside)) expect(body).not.toContain(id);
    });
  },
);

const sheets = all.filter((declaration) => declaration.place === 'LIST' && declaration.raw);

describe.each(sheets.map((declaration) => [declaration.path, declaration] as const))(
  '%s',
  (_path, { path }) => {
    it('exports only what stands inside', async () => {
      const answer = await portal.app.inject({ url: path, headers: { token } });
      const { sheets: read } = await readXlsx(answer.rawPayload);
      const cells = JSON.stringify(read.map(({ rows }) => rows));
      expect(cells).toContain('甲');
      expect(cells).not.toContain('乙');
    });
  },
);

it('shows in its lists what stands inside', async () => {
  const bodies = await Promise.all(lists.map((declaration) => answerOf(declaration, { pageSize: '50' })));
  const shown = bodies.join('');
  const { reading: _reading, ...ids } = inside;
  for (const [kind, id] of Object.entries(ids)) expect([kind, shown.includes(id)]).toEqual([kind, true]);
});

describe.each(records.map((declaration) => [declaration.path, declaration] as const))(
  '%s',
  (_path, declaration) => {
    it('answers for a record elsewhere as for none', async () => {
      const [named] = Object.entries(declaration.place as Record<string, keyof Place>);
      if (!named) throw new Error('no record is named');
      const [kind, path] = named as [keyof Place, string];
      const input = inputWith(path, String(outside[kind] ?? outside.contract));
      const body = await answerOf(declaration, input);
      expect(codeIn(body)).not.toBe(retCodes.SUCCESS);
      expect(body).not.toContain('乙');
    });
  },
);

/** An input that holds an id at a path. */
function inputWith(path: string, id: string): Record<string, string> {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { [name]: id, version: '1', event: 'approve' };
  return { [name]: JSON.stringify({ [rest.join('.')]: id }), version: '1' };
}

it('counts only work that stands inside', async () => {
  const { data } = await portal.call(
    'GET /api/workManage/todo/queryList',
    { scope: 'open', pageSize: 50 },
    token,
  );
  const titles = data.rows.map(({ title }) => title).join(' ');
  expect(titles).toContain('甲');
  expect(titles).not.toContain('乙');
  expect(data.total).toBe(data.rows.length);
});

it('shows figures and charts of the whole park to roles of the whole park only', async () => {
  const [row] = await portal.db.select().from(customRoles).where(eq(customRoles.id, roleId));
  if (!row?.content) throw new Error('no role');
  const { content } = row;
  const become = (given: Partial<typeof content>) =>
    portal.db
      .update(customRoles)
      .set({ content: { ...content, ...given } })
      .where(eq(customRoles.id, roleId));
  const shown = async () => {
    const { data } = await portal.call('GET /api/workManage/home/queryFigures', {}, token);
    const chart = await portal.call('GET /api/workManage/home/queryChart', { chart: 'occupancy' }, token);
    return [data.figures.length > 0, chart.header.retCode === retCodes.SUCCESS];
  };
  expect(await shown()).toEqual([false, false]);
  await become({ scope: 'ALL', places: [] });
  expect(await shown()).toEqual([true, true]);
  await become({});
});

it('opens the pictures of a ticket inside only', async () => {
  const show = async (ticketId: string) => {
    const fileId = await insertPhoto(portal.db, 'somebody');
    await portal.db
      .update(repairTickets)
      .set({ photos: [fileId] })
      .where(eq(repairTickets.id, ticketId));
    return portal.app.inject({ url: `/api/fms/show/${fileId}_0`, headers: { token } });
  };
  const refused = (await show(outside.repair)).body;
  // The picture of the test has no content: what matters is that it is looked for.
  expect((await show(inside.repair)).body).not.toBe(refused);
});

it('finds in the palette only what stands inside', async () => {
  const found = async (keyword: string) => {
    const { data } = await portal.call('GET /api/workManage/palette/query', { keyword }, token);
    return JSON.stringify(data);
  };
  for (const word of ['企业', '单元', '楼宇', 'HT-', 'ZD20261101'])
    expect(await found(word)).not.toContain('乙');
  expect(await found('单元甲')).toContain(inside.unit);
  expect(await found('单元乙')).not.toContain(outside.unit);
  for (const id of Object.values(outside)) expect(await found('ZD20261101')).not.toContain(id);
});

const logCalls = all.filter(({ path }) => path.startsWith('/api/logManage/'));

it.each(logCalls.map((declaration) => [declaration.path, declaration] as const))(
  '%s shows nothing of the log',
  async (_path, declaration) => {
    const body = await answerOf(declaration, {
      id: outside.bill,
      keyword: '乙',
      event: 'approve',
      version: '1',
    });
    expect(codeIn(body)).not.toBe(retCodes.SUCCESS);
    expect(body).not.toContain('乙');
  },
);

it('finds nothing of other places in the search of the site', async () => {
  const { data } = await portal.call(
    'GET /api/searchManage/search/queryList',
    { keyword: '账单乙', lang: 'zh' },
    token,
  );
  expect(data.rows).toEqual([]);
});

it('previews many at once only within its places, and lists only its own runs', async () => {
  const given = {
    list: 'GET /api/propertyManage/bill/queryManageList',
    kind: 'BILL_REMIND',
    filter: {},
    reason: '',
    workerId: null,
  };
  const ids = [inside.bill, outside.bill];
  const { data } = await portal.call('POST /api/bulkManage/bulk/prepare', { data: { ...given, ids } }, token);
  expect(JSON.stringify(data)).not.toContain('乙');
  expect(data.counts.OPEN + data.counts.BARRED).toBe(1);
});

it('follows the districts of its buildings, and what its holder entered', async () => {
  const [row] = await portal.db.select().from(customRoles).where(eq(customRoles.id, roleId));
  const content = row?.content;
  if (!content) throw new Error('no role');
  const become = (given: Partial<typeof content>) =>
    portal.db
      .update(customRoles)
      .set({ content: { ...content, ...given } })
      .where(eq(customRoles.id, roleId));
  const units = async () =>
    (await portal.call('GET /api/serviceManage/unit/queryManageList', {}, token)).data.total;
  await become({ scope: 'DISTRICTS', places: ['NOWHERE'] });
  expect(await units()).toBe(0);
  await become({ scope: 'OWN', places: [] });
  expect((await portal.call('GET /api/propertyManage/contract/queryManageList', {}, token)).data.total).toBe(
    0,
  );
  await become({ scope: 'ALL', places: [] });
  expect(await units()).toBe(2);
  await become({});
});

it('hides the middle of numbers for a masked role', async () => {
  const [row] = await portal.db.select().from(customRoles).where(eq(customRoles.id, roleId));
  if (!row?.content) throw new Error('no role');
  await portal.db
    .update(customRoles)
    .set({ content: { ...row.content, masked: true } })
    .where(eq(customRoles.id, roleId));
  const { data } = await portal.call(
    'GET /api/serviceManage/building/queryManageDetail',
    { id: inside.building },
    token,
  );
  expect(data.data.managerPhone).toBe('0871****0001');
});
