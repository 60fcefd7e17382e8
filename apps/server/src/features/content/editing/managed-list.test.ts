import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openEditors } from './testing/editors.ts';

let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;

beforeAll(async () => {
  portal = await openTestApp();
  editors = await openEditors(portal);
});
afterAll(() => portal.close());

const manageList = 'GET /api/infoManage/content/queryManageList';

it('lists count pending articles and search by words of the title', async () => {
  const { data } = await editors.save({ title: '百分之100%的玫瑰' });
  const found = async (query: Record<string, unknown>) =>
    (await portal.call(manageList, query, editors.author.token)).data;
  expect((await found({ keyword: '100%的' })).rows.map(({ contentId }) => contentId)).toEqual([
    data.contentId,
  ]);
  expect((await found({ keyword: '百_之' })).rows).toEqual([]);
  const { counts, rows } = await found({ state: 'DRAFT', mine: '1' });
  expect(counts.DRAFT).toBe(rows.length);
  expect((await found({ state: 'CELLAR' })) as object).toHaveProperty('fields');
});

it('is exported as filtered, and the export is logged', async () => {
  await editors.save({ title: '只此一篇的稿件' });
  const exported = (token: string) =>
    portal.app.inject({
      url: '/api/infoManage/content/export',
      query: { keyword: '只此一篇' },
      headers: { token },
    });
  const { headers } = await exported(editors.author.token);
  expect(headers['content-type']).toContain('spreadsheetml');
  const [row] = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'article.export'));
  expect(row?.after).toMatchObject({ keyword: '只此一篇', totalRows: 1 });
  const auditor = await portal.logIn({ userType: '900', operatorRoles: ['OP_AUDIT'] });
  expect((await exported(auditor)).json().header.retCode).toBe(retCodes.SECURITY_STOP);
});
