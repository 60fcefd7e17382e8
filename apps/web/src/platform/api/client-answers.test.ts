import { expect, test } from 'vitest';
import { networkFailure } from './api-error.ts';
import { apiHarness, envelope } from './testing/api-harness.ts';

const html = '<html><body>502 Bad Gateway</body></html>';

test('success resolves to body.data, and for the menu to body.menusList', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(envelope('000000', { total: 3 }));
  const page = await harness.client.call('GET /api/infoManage/content/queryList', { pageNo: 1 });
  expect(page.total).toBe(3);
  harness.transport.mockResolvedValueOnce(
    Response.json({ header: { retCode: '000000', retMsg: '' }, body: { menusList: [{ resNo: 'E01' }] } }),
  );
  const menus = await harness.client.call('GET /api/userManage/menu/queryList', {});
  expect(menus[0]?.resNo).toBe('E01');
});

test('success without a body resolves to nothing', async () => {
  const harness = apiHarness();
  for (const body of [undefined, null, {}]) {
    harness.transport.mockResolvedValueOnce(Response.json({ header: { retCode: '000000' }, body }));
    await expect(harness.client.get('/api/a')).resolves.toBeUndefined();
  }
});

test('a token in a success answer is saved in the cookie and the user state', async () => {
  const harness = apiHarness({ cookies: '' });
  harness.transport.mockResolvedValueOnce(envelope('000000', { name: '周南' }, { token: 'new' }));
  await harness.client.call('POST /api/userManage/login', { loginName: 'zhounan', password_sha: 'ab' });
  expect(harness.state.user().token).toBe('new');
  expect(harness.jar.read()).toBe('park_portal_token=new');
});

test('a token in an error answer is not saved', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(envelope('200001', undefined, { token: 'evil' }));
  await expect(harness.client.get('/api/a')).rejects.toMatchObject({ retCode: '200001' });
  expect(harness.state.user().token).toBe('t1');
});

test('a renewal that arrives after the logout does not bring the session back', async () => {
  const harness = apiHarness();
  harness.transport.mockImplementationOnce(() => {
    harness.state.clear();
    return Promise.resolve(envelope('000000', 1, { token: 'late' }));
  });
  await harness.client.get('/api/a');
  expect(harness.state.user().token).toBe('');
});

test.each([
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel;charset=utf-8',
  'application/pdf',
])('a spreadsheet or a PDF passes through raw: %s', async (type) => {
  const harness = apiHarness();
  const response = new Response('bytes', { headers: { 'content-type': type } });
  harness.transport.mockResolvedValueOnce(response);
  await expect(harness.client.post('/api/export')).resolves.toBe(response);
  expect(response.bodyUsed).toBe(false);
});

test('a download is a blob with the file name from the server', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(
    new Response('bytes', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('缴费单 11月.pdf')}`,
      },
    }),
  );
  const file = await harness.client.download('/api/fms/show/f1_0', { w: 1 });
  expect([file.name, file.type, await file.text()]).toEqual(['缴费单 11月.pdf', 'application/pdf', 'bytes']);
  expect(harness.toast).not.toHaveBeenCalled();
});

test('a download that is really a JSON envelope rejects with its error', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(envelope('500404', undefined, { retMsg: '内容不存在或已下架' }));
  await expect(harness.client.download('/api/fms/show/f1_0')).rejects.toMatchObject({ retCode: '500404' });
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', '内容不存在或已下架', 5000);
});

test('a JSON file without an envelope is a file', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(Response.json({ type: 'FeatureCollection' }));
  expect((await harness.client.download('/api/map')).size).toBeGreaterThan(0);
});

test.each([
  ['an HTML page with 200', new Response(html, { headers: { 'content-type': 'text/html' } })],
  ['an HTML page with 502', new Response(html, { status: 502, headers: { 'content-type': 'text/html' } })],
  ['nothing', new Response('')],
  ['JSON that is no envelope', Response.json({ message: 'Route not found' }, { status: 404 })],
  ['JSON null', Response.json(null)],
])('in place of an envelope, %s is a network failure', async (_what, response) => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(response);
  await expect(harness.client.get('/api/a')).rejects.toMatchObject({ retCode: networkFailure });
  expect(harness.toast).toHaveBeenCalledTimes(1);
});

test('an error page instead of a file is a network failure', async () => {
  const harness = apiHarness();
  for (const status of [200, 503]) {
    harness.transport.mockResolvedValueOnce(
      new Response(html, { status, headers: { 'content-type': 'text/html' } }),
    );
    await expect(harness.client.download('/api/a')).rejects.toMatchObject({ retCode: networkFailure });
  }
  expect(harness.toast).toHaveBeenCalledTimes(2);
});
