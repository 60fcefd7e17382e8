import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { useAdmission } from './testing/admission-desk.ts';
import { insertApplicant } from './testing/apply.ts';

const desk = useAdmission();

describe('the queue', () => {
  it('shows what was handed in, masked, by its promised day', async () => {
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
});
