import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { operatorRoles } from '@portal/contract/operator-role';
import type { PaletteHit } from '@portal/contract/palette/public';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../platform/session/sessions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertBill } from '../billing/testing/insert-meter.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { recordCase } from '../case/case.public.ts';
import { enterpriseAudits } from '../enterprise/admission/enterprise-audit.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { contributions } from '../features.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { users } from '../identity/user.table.ts';
import { insertContract } from '../lease/testing/insert-contract.ts';
import { receipts } from '../payment/receive/receipt.table.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { fillNames } from './fill-names.ts';

const query = 'GET /api/workManage/palette/query';

let portal: TestApp;
let enterpriseId: string;
let ownerId: string;
let ticketNo: string;

beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  enterpriseId = await insertEnterprise(db, { name: '绛云鲜切花种植有限公司', shortName: '绛云切花' });
  await insertEnterprise(db, { name: '疏影盆景有限公司', shortName: '疏影盆景' });
  const owner = await insertUser(db, { name: '殷绛云', enterpriseId, auditStatus: '2' });
  ownerId = owner.id;
  await db.insert(enterpriseAudits).values({
    id: ulid(),
    enterpriseId,
    kind: 'ENTRY',
    state: 'PASSED',
    submittedAt: testNow,
    applicantId: ownerId,
    application: {},
  });
  const buildingId = await insertBuilding(db, { name: '3号温室' });
  const unitId = await insertUnit(db, { buildingId, no: 'A301', state: 'LEASED', enterpriseId });
  await insertContract(db, { enterpriseId, unitIds: [unitId], no: 'HT-2023-015' });
  await insertBill(db, {
    enterpriseId,
    unitId,
    no: 'ZD20261101-0001',
    status: 'OVERDUE',
    dueDate: '2026-11-01',
    issueDate: '2026-10-10',
  });
  await insertBill(db, { enterpriseId, unitId, no: 'ZD20261101-0002', status: 'DRAFT', issueDate: null });
  const ticketId = await insertTicket(db, { enterpriseId, reporterId: ownerId });
  ticketNo = await recordCase(db, {
    kind: 'REPAIR',
    bizId: ticketId,
    userId: ownerId,
    enterpriseId,
    subject: '卷膜电机不转',
    state: 'SUBMITTED',
    event: { event: 'submit', by: { name: '殷绛云' } },
    now: testNow,
  });
  await db.insert(receipts).values({
    id: ulid(),
    no: 'SK20261101-0001',
    enterpriseId,
    way: 'CASH',
    payer: '绛云',
    receivedOn: '2026-11-01',
    amountFen: 100_000,
    creditFen: 100_000,
    status: 'BOOKED',
  });
  await fillNames(db);
});
afterAll(() => portal.close());

const operator = (...roles: Identity['operatorRoles']): Partial<Identity> => ({
  userType: '900',
  operatorRoles: roles,
});
const member = (memberRole: Identity['memberRole'], auditStatus: Identity['auditStatus'] = '2') =>
  ({ userType: '200', userId: ownerId, enterpriseId, memberRole, auditStatus }) as Partial<Identity>;

async function find(identity: Partial<Identity>, keyword: string, kind?: string): Promise<PaletteHit[]> {
  const token = await portal.logIn(identity);
  const { header, data } = await portal.call(query, { keyword, ...(kind && { kind }) }, token);
  expect(header.retCode).toBe(retCodes.SUCCESS);
  return data;
}
const kindsOf = (hits: readonly PaletteHit[]) => [...new Set(hits.map(({ kind }) => kind))];

describe('finds', () => {
  it.each(['绛云', 'jyqh', 'jiangyun', 'JYXQH', '鲜切花'])('an enterprise by %s', async (text) => {
    const [first] = await find(operator('OP_FINANCE'), text);
    expect(first).toMatchObject({ kind: 'ENTERPRISE', refId: enterpriseId, title: '绛云鲜切花种植有限公司' });
  });

  it('an enterprise with its bills, contracts and receipts, and what can be done for it', async () => {
    const hits = await find(operator('OP_FINANCE'), '绛云');
    expect(kindsOf(hits)).toEqual(['ENTERPRISE', 'BILL', 'CONTRACT', 'RECEIPT']);
    expect(hits[0]?.facts.map(({ label, isAlarming }) => [label, isAlarming])).toEqual([
      ['未缴', false],
      ['逾期', true],
    ]);
    expect(hits[0]?.acts.map(({ label }) => label)).toEqual(['记一笔收款', '开手工账单']);
  });

  it.each([
    ['OP_FINANCE', 'zd2026', 'BILL'],
    ['OP_FINANCE', 'SK20261101-0001', 'RECEIPT'],
    ['OP_FINANCE', 'HT-2023', 'CONTRACT'],
    ['OP_PROPERTY', 'a301', 'UNIT'],
    ['OP_ADMIN', '殷绛云', 'PERSON'],
    ['OP_ADMIN', 'yjy', 'PERSON'],
    ['OP_FINANCE', '账单', 'PAGE'],
    ['OP_FINANCE', 'zhangdan', 'PAGE'],
  ] as const)('as %s by %s first a %s', async (role, text, kind) => {
    const [first] = await find(operator(role), text);
    expect(first?.kind).toBe(kind);
  });

  it('a ticket by its number, at the desk and at its reporter', async () => {
    expect((await find(operator('OP_PROPERTY'), ticketNo))[0]).toMatchObject({ kind: 'REPAIR' });
    expect((await find(member('OWNER'), ticketNo))[0]).toMatchObject({ kind: 'CASE' });
  });

  it('a name at once when it is new, without pinyin until the job ran', async () => {
    const id = await insertEnterprise(portal.db, { name: '玉屑永生花坊', shortName: '玉屑永生' });
    expect((await find(operator('OP_FINANCE'), '玉屑'))[0]?.refId).toBe(id);
    expect(await find(operator('OP_FINANCE'), 'yxys')).toEqual([]);
    await fillNames(portal.db);
    expect((await find(operator('OP_FINANCE'), 'yxys'))[0]?.refId).toBe(id);
    await portal.db
      .update(enterprises)
      .set({ name: '碎玉花坊', shortName: '碎玉' })
      .where(eq(enterprises.id, id));
    expect(await find(operator('OP_FINANCE'), 'yxys')).toEqual([]);
    await portal.db.delete(enterprises).where(eq(enterprises.id, id));
    expect(await find(operator('OP_FINANCE'), '碎玉')).toEqual([]);
  });

  it('nobody whose account has ended', async () => {
    const { id, phoneNumber } = await insertUser(portal.db, { name: '已离去' });
    expect(await find(operator('OP_ADMIN'), phoneNumber, 'PERSON')).toHaveLength(1);
    expect(await find(operator('OP_ADMIN'), '已离去', 'PERSON')).toHaveLength(1);
    await portal.db.update(users).set({ status: 'CANCELLED' }).where(eq(users.id, id));
    expect(await find(operator('OP_ADMIN'), '已离去', 'PERSON')).toEqual([]);
    expect(await find(operator('OP_ADMIN'), phoneNumber, 'PERSON')).toEqual([]);
  });

  it('only one kind, more of it', async () => {
    expect(kindsOf(await find(operator('OP_FINANCE'), '绛云', 'BILL'))).toEqual(['BILL']);
  });

  it.each([' ', '%', '_', "'", '\\', '!!', '\u0000x'.slice(1)])('nothing strange for %j', async (text) => {
    expect(Array.isArray(await find(operator('OP_FINANCE', 'OP_PROPERTY', 'OP_ADMIN'), text))).toBe(true);
  });
});

const idIn = (link: string) => /[0-7][0-9A-HJKMNP-TV-Z]{25}/.exec(link)?.[0];

/** The call that shows a hit, with what it takes. */
const callOf = (shows: Endpoint, hit: PaletteHit) => {
  const fields = Object.keys((shows.input as unknown as { shape: object }).shape);
  const id = hit.kind === 'ENTERPRISE' || hit.kind === 'CASE' ? idIn(hit.link) : hit.refId;
  return { key: `${shows.method} ${shows.path}`, input: fields.includes('id') && id ? { id } : {} };
};

const visitors: Record<string, () => Partial<Identity>> = {
  person: () => ({ userType: '100' }),
  unaudited: () => member('OWNER', '1'),
  owner: () => member('OWNER'),
  administrator: () => member('ADMIN'),
  finance: () => member('FINANCE'),
  staff: () => ({ ...member('STAFF'), userId: '01J0000000000000000000STAF' }),
  ...Object.fromEntries(operatorRoles.map((role) => [role, () => operator(role)])),
};

const sources = contributions.palette.flatMap((palette) => palette.sources ?? []);

const typed = ['绛云', 'jyqh', '殷绛云', 'ZD', 'HT-2023-015', 'A301', 'SK2026', '卷膜', '账单', 'BX'];

it.each(Object.keys(visitors))('%s finds only what the detail call shows', async (name) => {
  const identity = visitors[name]?.() ?? {};
  const token = await portal.logIn(identity);
  for (const hit of (await Promise.all(typed.map((text) => find(identity, text)))).flat()) {
    const codes = sources
      .filter(({ kind }) => kind === hit.kind)
      .map(async ({ shows }) => {
        const { key, input } = callOf(shows, hit);
        return (await portal.call(key as typeof query, input, token)).header.retCode;
      });
    expect(await Promise.all(codes), `${hit.kind} ${hit.title}`).toContain(retCodes.SUCCESS);
  }
});

it('members find only what is theirs', async () => {
  const stranger = {
    ...member('OWNER'),
    enterpriseId: '01J000000000000000000000E2',
    userId: ownerId.replace(/.$/, 'Z'),
  };
  for (const text of ['ZD2026', 'HT-2023', '绛云', ticketNo]) expect(await find(stranger, text)).toEqual([]);
  expect(kindsOf(await find(member('OWNER'), 'ZD2026'))).toEqual(['BILL']);
  expect((await find(member('OWNER'), 'ZD2026')).map(({ title }) => title)).toHaveLength(1);
  expect(await find({ ...member('STAFF'), userId: ownerId.replace(/.$/, 'Z') }, 'HT-2023')).toEqual([]);
});

it('every source shows its records by an endpoint that exists', () => {
  const known = new Set<Endpoint>(endpoints);
  expect(sources.filter(({ shows }) => !known.has(shows))).toEqual([]);
});

describe('what grows', () => {
  const plans: Record<string, ReturnType<typeof sql>> = {
    'names by key': sql`select ref_id from palette_name where keys @@ '''enterprise:jyqh'':*'::tsquery limit 60`,
    'people by phone number': sql`select id from user_account where phone_number = '15000012345' and status <> 'CANCELLED' limit 5`,
    'new names': sql`select ref_id from palette_name where keys is null and kind = 'PERSON' limit 200`,
    bills: sql`select id from bill where no like 'ZD2026%' order by no using ~>~ limit 5`,
    contracts: sql`select id from lease_contract where no like 'HT%' order by no using ~>~ limit 5`,
    units: sql`select id from building_unit where no like 'A301%' order by no using ~>~ limit 5`,
    receipts: sql`select id from receipt where no like 'SK%' order by no using ~>~ limit 5`,
    orders: sql`select id from pay_order where no like 'ZF%' order by no using ~>~ limit 5`,
    tickets: sql`select biz_id from case_timeline where kind = 'REPAIR' and case_no like 'BX%' order by case_no using ~>~ limit 5`,
  };

  it.each(Object.keys(plans))('%s come from an index', async (name) => {
    // Small tables are read whole unless the planner is told that this is dear, as it is for large ones.
    const { rows } = await portal.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${plans[name]}`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});
