import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { openEditors } from './testing/editors.ts';

let now = testNow;
let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  editors = await openEditors(portal);
});
afterAll(() => portal.close());

it('a preview shows the working copy for half an hour to anyone with its address', async () => {
  const id = await editors.publish({ title: '公开的标题' });
  await editors.operate(id, 'edit');
  await editors.save({ title: '还没公开的标题' }, { id, version: (await editors.read(id)).version });
  const { data } = await portal.call('POST /api/infoManage/content/preview', { id }, editors.author.token);
  const [path, preview = ''] = data.url.split('?preview=');
  expect(path).toBe(`/information/noticelist/${id}`);
  const look = () => portal.call('GET /api/infoManage/content/queryPreview', { preview });
  expect((await look()).data.title).toBe('还没公开的标题');
  now = new Date(data.expiresAt);
  expect((await look()).header.retCode).toBe(retCodes.TICKET_EXPIRED);
});
