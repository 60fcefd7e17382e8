import type { ImportRun } from '@portal/contract/import/import';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { businessData, regions } from '../../dictionary/dictionary.table.ts';
import { roleGrants } from '../../identity/role/role-grant.table.ts';
import { users } from '../../identity/user.table.ts';
import { importRuns } from '../../import/import.table.ts';
import { bookOf, runImports, uploadImport } from '../../import/testing/import-file.ts';
import { messages } from '../../message/message.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { usePark } from '../testing/use-park.ts';

const park = usePark(
  {
    auditor: ['OP_AUDIT'],
    second: ['OP_AUDIT'],
    admin: ['OP_ADMIN'],
    otherAdmin: ['OP_ADMIN'],
    tenant: 'owner',
  },
  { empties: [importRuns] },
);

beforeAll(async () => {
  await park.db
    .insert(businessData)
    .values([
      { type: 'ENTERPRISE_PROPERTS', code: 'LLC', name: '有限责任公司' },
      { type: 'CHAIN_STAGE', code: 'GROW', name: '种植生产' },
      { type: 'CHAIN_STAGE', code: 'SALES', name: '交易销售' },
    ])
    .onConflictDoNothing();
  await park.db
    .insert(regions)
    .values({ regionId: 'YX', name: '云岫片区', kind: 'DISTRICT' })
    .onConflictDoNothing();
});

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code with its check digit (GB 32100). */
function creditCode(nth: number): string {
  const body = `91990002MA${String(nth).padStart(7, '0')}`;
  let sum = 0;
  let weight = 1;
  for (const sign of body) {
    sum += alphabet.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return body + alphabet[(31 - (sum % 31)) % 31];
}

const heads = [
  '单位名称',
  '统一社会信用代码',
  '企业性质',
  '行业',
  '片区',
  '规模',
  '成立日期',
  '注册资本',
  '法人',
  '联系人',
  '手机',
  '地址',
  '入驻日期',
];
const row = (nth: number, given: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    单位名称: `第${nth}花卉有限公司`,
    统一社会信用代码: creditCode(nth),
    企业性质: '有限责任公司',
    行业: '种植生产、交易销售',
    片区: '云岫片区',
    规模: '小型',
    成立日期: '2019年3月1日',
    注册资本: '5,000,000元',
    法人: '苏见微',
    联系人: '许晚棠',
    手机: `1541100${String(nth).padStart(4, '0')}`,
    地址: '云岫路 1 号',
    入驻日期: '2024/3/1',
    ...given,
  };
  return heads.map((head) => cells[head] ?? '');
};

const see = async (id: string, token: string) =>
  (await park.call('GET /api/importManage/import/queryDetail', { id }, token)).data;
const work = () => runImports(park, () => park.now);

async function check(token: string, sheets: Parameters<typeof bookOf>[0]): Promise<ImportRun> {
  const { data: run } = await uploadImport(park, token, await bookOf(sheets));
  const data = {
    sheets: run.sheets.map(({ sheetId, columns }) => ({
      sheetId,
      fields: columns.map(({ field }) => field),
    })),
  };
  await park.call(
    'POST /api/importManage/import/map',
    { id: run.importId, version: run.version, data },
    token,
  );
  await work();
  return see(run.importId, token);
}

const operate = async ({ importId: id }: ImportRun, event: string, token: string) => {
  const { version } = await see(id, token);
  return park.call('POST /api/importManage/import/operate', { id, event, version }, token);
};

const faultsOf = async ({ importId: id, sheets }: ImportRun, at: number, token: string) =>
  (
    await park.call(
      'GET /api/importManage/import/queryRows',
      { id, sheetId: sheets[at]?.sheetId, tab: 'LOOK' },
      token,
    )
  ).data.rows.map(({ faults }) => faults.map(({ field, guess }) => [field, guess]));

const waiting = async (token: string) =>
  (await park.call('GET /api/workManage/todo/queryList', { scope: 'open' }, token)).data.rows;

const memberHeads = ['姓名', '手机', '企业', '身份'];

describe('enterprises', () => {
  it('are admitted by two persons, with their members, and leave again when that is undone', async () => {
    const { token } = park.auditor;
    const run = await check(token, {
      名录: [
        heads,
        row(1),
        row(2),
        row(3, { 行业: '采矿' }),
        row(4, { 统一社会信用代码: '91990002MA0000000X' }),
      ],
      成员: [
        memberHeads,
        ['许晚棠', '154 1200 0001', creditCode(1), '所有者'],
        ['何小满', '15412000002', creditCode(1), '财务'],
        ['无家', '15412000003', '没有的公司', '员工'],
      ],
    });
    expect(run).toMatchObject({ needsSecond: true, actions: ['propose', 'drop'] });
    expect(run.sheets.map(({ kind, counts: { NEW, FAULT } }) => [kind, NEW, FAULT])).toEqual([
      ['ENTERPRISE', 2, 2],
      ['MEMBER', 2, 1],
    ]);
    expect(await faultsOf(run, 0, token)).toEqual([[['chainStages', null]], [['creditCode', null]]]);
    expect((await operate(run, 'write', token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await operate(run, 'propose', token)).data).toMatchObject({
      state: 'PROPOSED',
      actions: ['return', 'drop'],
    });
    expect((await operate(run, 'approve', token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect(await waiting(token)).toEqual([]);
    expect(await waiting(park.second.token)).toMatchObject([
      { kind: 'IMPORT_RECORDS', title: expect.stringContaining(run.no) },
    ]);
    const samples = await park.call(
      'GET /api/importManage/import/querySamples',
      { id: run.importId },
      park.second.token,
    );
    expect(samples.data.sheets.map(({ rows }) => rows.map(({ line, verdict }) => [line, verdict]))).toEqual([
      [
        [2, 'NEW'],
        [3, 'NEW'],
      ],
      [
        [2, 'NEW'],
        [3, 'NEW'],
      ],
    ]);
    expect(samples.data.sheets[0]?.rows[0]?.cells).toMatchObject({ name: '第1花卉有限公司' });
    const notices = await park.db.select().from(messages).where(eq(messages.eventCode, 'IMPORT_PROPOSED'));
    expect(notices).toMatchObject([{ eventCode: 'IMPORT_PROPOSED', link: `/manage/import/${run.importId}` }]);
    expect((await operate(run, 'approve', park.second.token)).header.retCode).toBe('000000');
    await work();
    const done = await see(run.importId, token);
    expect(done).toMatchObject({ state: 'DONE', created: 4, results: { WRITTEN: 4 } });
    const [one] = await park.db
      .select()
      .from(enterprises)
      .where(eq(enterprises.creditCode, creditCode(1)));
    expect(one).toMatchObject({
      entryStatus: 'PASSED',
      admittedAt: new Date('2024-03-01T04:00:00Z'),
      chainStages: ['GROW', 'SALES'],
      regionId: 'YX',
      scale: '小',
      registeredOn: '2019-03-01',
      registeredCapitalFen: 500_000_000,
      shortName: '第1花卉有限公司',
      licenseFileId: null,
    });
    const accounts = await park.db
      .select()
      .from(users)
      .where(inArray(users.phoneNumber, ['15412000001', '15412000002']));
    expect(
      accounts.map(({ userType, enterpriseId, auditStatus }) => [userType, enterpriseId, auditStatus]),
    ).toEqual(accounts.map(() => ['200', one?.id, '2']));
    const members = await park.db
      .select()
      .from(enterpriseMembers)
      .where(eq(enterpriseMembers.enterpriseId, one?.id ?? ''));
    expect(members.map(({ memberRole, status }) => `${memberRole} ${status}`).toSorted()).toEqual([
      'FINANCE ACTIVE',
      'OWNER ACTIVE',
    ]);
    expect((await operate(run, 'undo', token)).header.retCode).toBe('000000');
    await work();
    expect(await see(run.importId, token)).toMatchObject({
      state: 'UNDONE',
      results: { UNDONE: 4, KEPT: 0 },
    });
    expect(
      await park.db.$count(enterprises, inArray(enterprises.creditCode, [creditCode(1), creditCode(2)])),
    ).toBe(0);
    expect(await park.db.$count(users, inArray(users.phoneNumber, ['15412000001', '15412000002']))).toBe(0);
  });

  it('are named by members of the same workbook, in whatever spelling, and count in ten thousands below such a head', async () => {
    const { token } = park.auditor;
    const inTenThousands = heads.map((head) => (head === '注册资本' ? '注册资本（万元）' : head));
    const run = await check(token, {
      名录: [
        inTenThousands,
        row(17, { 单位名称: '第七花卉（云南）有限公司', 注册资本: '500.5' }),
        row(18, { 注册资本: '600万元' }),
        row(19, { 注册资本: '7,000,000元' }),
      ],
      成员: [
        memberHeads,
        ['许晚棠', '15412000071', '第七花卉(云南) 有限公司', '所有者'],
        ['何小满', '15412000072', '第八花卉', '员工'],
      ],
    });
    expect(run.sheets.map(({ counts: { NEW, FAULT } }) => [NEW, FAULT])).toEqual([
      [3, 0],
      [1, 1],
    ]);
    await operate(run, 'propose', token);
    await operate(run, 'approve', park.second.token);
    await work();
    const codes = [17, 18, 19].map(creditCode);
    const saved = await park.db
      .select({ code: enterprises.creditCode, capitalFen: enterprises.registeredCapitalFen })
      .from(enterprises)
      .where(inArray(enterprises.creditCode, codes))
      .orderBy(enterprises.creditCode);
    expect(saved.map(({ capitalFen }) => capitalFen)).toEqual([500_500_000, 600_000_000, 700_000_000]);
    expect(await park.db.$count(users, eq(users.phoneNumber, '15412000071'))).toBe(1);
    // Members who come later find them, too.
    const later = await check(token, {
      成员: [memberHeads, ['沈星野', '15412000073', '第七花卉（云南）有限公司 ', '员工']],
    });
    expect(later.counts).toMatchObject({ NEW: 1, FAULT: 0 });
  });

  it('change in what they keep themselves; names and other registration need an application', async () => {
    const { token } = park.auditor;
    const [was] = await park.db
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, park.tenant.enterpriseId));
    // Enterprises of tests have codes without a check digit.
    await park.db
      .update(enterprises)
      .set({ creditCode: creditCode(9) })
      .where(eq(enterprises.id, was?.id ?? ''));
    const rowOf = (given: Record<string, string>) =>
      row(9, { 单位名称: was?.name ?? '', 法人: was?.legalPerson ?? '', ...given });
    const changed = await check(token, { 名录: [heads, rowOf({ 联系人: '新联系人' })] });
    expect(changed.counts).toMatchObject({ CHANGED: 1 });
    const renamed = await check(token, { 名录: [heads, rowOf({ 单位名称: '另一个名字有限公司' })] });
    expect(await faultsOf(renamed, 0, token)).toEqual([[['name', was?.name]]]);
    const taken = await check(token, { 名录: [heads, row(10, { 单位名称: was?.name ?? '' })] });
    expect(await faultsOf(taken, 0, token)).toEqual([[['name', null]]]);
  });
});

it('enters operators without rights, whose roles another administrator grants', async () => {
  const { token } = park.admin;
  const operatorHeads = ['姓名', '手机', '登录名', '角色'];
  const run = await check(token, {
    人员: [
      operatorHeads,
      ['顾春分', '15413000001', 'gu_chunfen', '物业、财务'],
      ['陆谷雨', '15413000002', 'lu', '财务'],
      ['沈知秋', '15413000003', 'shen_zhiqiu', '园长'],
    ],
  });
  expect(run.counts).toMatchObject({ NEW: 1, FAULT: 2 });
  expect(await faultsOf(run, 0, token)).toEqual([[['loginName', null]], [['roleCodes', null]]]);
  await operate(run, 'write', token);
  await work();
  const [user] = await park.db
    .select()
    .from(users)
    .where(and(eq(users.phoneNumber, '15413000001'), eq(users.userType, '900')));
  expect(user).toMatchObject({ operatorRoles: [], loginName: 'gu_chunfen', createdBy: park.admin.user.id });
  const grants = await park.db
    .select()
    .from(roleGrants)
    .where(eq(roleGrants.userId, user?.id ?? ''));
  expect(grants.map(({ roleCode, state, reason }) => `${roleCode} ${state} ${reason}`).toSorted()).toEqual([
    `OP_FINANCE PENDING ${run.no}/2`,
    `OP_PROPERTY PENDING ${run.no}/2`,
  ]);
  await operate(run, 'undo', token);
  await work();
  expect(await park.db.$count(users, eq(users.phoneNumber, '15413000001'))).toBe(0);
});
