import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalendar } from '../../platform/text/testing/read-calendar.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertArticle } from './testing/insert-article.ts';

const dayMs = 86_400_000;
const publishAt = new Date(testNow.getTime() - dayMs);
const insertNotice = (given: Partial<Parameters<typeof insertArticle>[1]>) =>
  insertArticle(portal.db, { publishAt, column: 'NOTICE', title: '关于计划停电的通知', ...given });

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const get = (id: string) => portal.app.inject(`/information/noticelist/${id}.ics`);

it('contains the last valid day of a notice in Shanghai', async () => {
  const id = await insertNotice({
    expireAt: new Date('2026-11-28T16:00:00Z'),
    issueNo: '云岫园告〔2026〕第86号',
  });
  const answer = await get(id);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${id}.ics"`);
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20261128\r\n');
  expect(answer.body).toContain('SUMMARY:关于计划停电的通知\r\n');
  expect(readCalendar(answer.body)).toMatchObject([{ isAllDay: true, version: 1, place: null }]);
  expect((await get(id)).body).toBe(answer.body);
  expect(answer.body).toContain('云岫园告〔2026〕第86号');
  expect(answer.body.replaceAll('\r\n ', '')).toContain(
    `URL:http://portal.test/information/noticelist/${id}`,
  );
});

it('is not found for permanent or expired notices, other columns, drafts and unknown ids', async () => {
  const ahead = new Date(testNow.getTime() + dayMs);
  const ids = [
    await insertNotice({}),
    await insertNotice({ expireAt: new Date(testNow.getTime() - 1) }),
    await insertNotice({ expireAt: ahead, column: 'PARK' }),
    await insertNotice({ expireAt: ahead, status: 'DRAFT' }),
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'x',
  ];
  for (const id of ids) expect((await get(id)).statusCode, id).toBe(404);
});
