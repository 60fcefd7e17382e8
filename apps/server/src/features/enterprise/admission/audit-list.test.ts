import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { useAdmission } from './testing/admission-desk.ts';
import { insertApplicant } from './testing/apply.ts';

const desk = useAdmission();

describe('the queue', () => {
  it('lists submitted applications by due date, with masked data', async () => {
    // On a weekend both would be due at the same time.
    desk.now = Date.parse('2026-11-23T10:00+08:00');
    await desk.submit({ name: '第一家排队（演示）' });
    desk.now += 3_600_000;
    desk.applicant = await insertApplicant(desk.portal.db, desk.clock);
    await desk.submit({ name: '第二家排队（演示）' });
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const list = 'GET /api/baseInfo/enterpriseAudit/queryList';
    const { data } = await desk.portal.call(list, { state: 'PENDING', keyword: '家排队' }, auditor);
    expect(data.rows.map(({ name }) => name)).toEqual(['第一家排队（演示）', '第二家排队（演示）']);
    expect(data.rows[1]?.creditCode).toMatch(/^919900\*{10}\w\w$/);
    expect(data.rows[1]?.dueAt).toBe(addWorkingDays(new Date(desk.now), 3).getTime());
    expect((await desk.portal.call(list, { keyword: '%' }, auditor)).data.total).toBe(0);
    const { app, db } = desk.portal;
    const url = `/api/baseInfo/enterpriseAudit/export?keyword=${encodeURIComponent('家排队')}`;
    const { headers } = await app.inject({ url, headers: { token: auditor } });
    expect(headers['content-type']).toContain('spreadsheetml');
    const [entry] = await db.select().from(operLogs).where(eq(operLogs.event, 'enterpriseAudit.export'));
    expect(entry?.after).toEqual({ keyword: '家排队', totalRows: 2 });
  });

  it('counts states under the other filters, sorts, and shows who claimed it and the time left', async () => {
    desk.now = Date.parse('2026-11-23T10:00+08:00');
    await desk.submit({ name: '甲数一数（演示）' });
    desk.now += 3_600_000;
    desk.applicant = await insertApplicant(desk.portal.db, desk.clock);
    const { auditId: id } = (await desk.submit({ name: '乙数一数（演示）' })).data;
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const list = 'GET /api/baseInfo/enterpriseAudit/queryList';
    const found = async (input: object) =>
      (await desk.portal.call(list, { keyword: '数一数', ...input }, auditor)).data;
    expect((await found({ state: 'PASSED' })).counts).toMatchObject({ ALL: 2, PENDING: 2, PASSED: 0 });
    const namesBy = async (sort: string) => (await found({ sort })).rows.map(({ name }) => name[0]);
    expect(await namesBy('submitted')).toEqual(['甲', '乙']);
    expect(await namesBy('-submitted')).toEqual(['乙', '甲']);
    const claim = { kind: 'ENTRY', id, event: 'claim' };
    await desk.portal.call('POST /api/workManage/todo/operate', claim, auditor);
    const [second, first] = (await found({ sort: '-due' })).rows;
    expect(second).toMatchObject({
      claimedBy: { name: '陆知微', isMine: true },
      workingMsLeft: 3 * 86_400_000,
    });
    expect(first?.claimedBy).toBeNull();
  });

  it('finds by name, full credit code, and full phone number or its last four digits', async () => {
    desk.now += 60_000;
    desk.applicant = await insertApplicant(desk.portal.db, desk.clock);
    await desk.submit({ name: '按号找（演示）' });
    const { creditCode, contactPhone } = desk.applicant.application;
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const names = async (keyword: string) =>
      (
        await desk.portal.call('GET /api/baseInfo/enterpriseAudit/queryList', { keyword }, auditor)
      ).data.rows.map(({ name }) => name);
    for (const keyword of [creditCode.toLowerCase(), contactPhone, contactPhone.slice(-4), '按号'])
      expect(await names(keyword)).toContain('按号找（演示）');
    expect(await names(creditCode.slice(0, 10))).not.toContain('按号找（演示）');
  });
});
