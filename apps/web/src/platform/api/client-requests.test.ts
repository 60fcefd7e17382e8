import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkFailure } from './api-error.ts';
import { apiHarness, envelope } from './testing/api-harness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const storedUser = {
  token: 't1',
  enterpriseId: 'E9',
  userAccId: '42',
  userType: '200',
  roleInfos: [{ roleCode: 'OWNER', roleName: '所有者' }],
  LOGIN: '1',
  SECURELOGIN: '0',
};

function sent(harness: ReturnType<typeof apiHarness>, nth = 0) {
  const [url = '', request] = harness.transport.mock.calls[nth] ?? [];
  return {
    url: new URL(url, 'http://portal.test'),
    query: new URL(url, 'http://portal.test').searchParams,
    request,
  };
}

function respondingHarness(cookies?: string) {
  const harness = apiHarness({ cookies });
  harness.transport.mockImplementation(() => Promise.resolve(envelope('000000', 'ok')));
  return harness;
}

test('every request carries the identity of the stored user, channel 3, callSide portal and the token header', async () => {
  const harness = respondingHarness('');
  harness.state.saveUser(storedUser);
  await harness.client.get('/api/a', { pageNo: 2 });
  await harness.client.post('/api/b', { x: 1 });
  await harness.client.upload('/api/c', new FormData());
  harness.transport.mockResolvedValueOnce(new Response('x', { headers: { 'content-type': 'image/png' } }));
  await harness.client.download('/api/d?id=5');
  for (const nth of [0, 1, 2, 3]) {
    const { query, request } = sent(harness, nth);
    expect(Object.fromEntries(query)).toMatchObject({
      enterpriseId: 'E9',
      userAccId: '42',
      userType: '200',
      roleInfos: JSON.stringify(storedUser.roleInfos),
      LOGIN: '1',
      SECURELOGIN: '0',
      channel: '3',
      callSide: 'portal',
    });
    expect(request?.headers.token).toBe('t1');
  }
  expect(sent(harness, 0).query.get('pageNo')).toBe('2');
  expect(sent(harness, 3).query.get('id')).toBe('5');
});

test('a visitor is userAccId 1 and sends the other parameters and the token header empty', async () => {
  const harness = respondingHarness('');
  await harness.client.get('/api/a');
  const { url, request } = sent(harness);
  expect(url.search).toBe(
    '?userAccId=1&userType=&roleInfos=&LOGIN=&SECURELOGIN=&enterpriseId=&channel=3&callSide=portal',
  );
  expect(request?.headers).toEqual({ token: '' });
});

test('an enterpriseId in params wins over the stored one', async () => {
  const harness = respondingHarness('park_portal_enterpriseId=E9');
  await harness.client.get('/api/a', { enterpriseId: 'E2' });
  await harness.client.get('/api/a?enterpriseId=E3');
  await harness.client.post('/api/a', {}, { enterpriseId: 'E4' });
  expect([0, 1, 2].map((nth) => sent(harness, nth).query.getAll('enterpriseId'))).toEqual([
    ['E2'],
    ['E3'],
    ['E4'],
  ]);
});

test('an enterpriseId in data keeps the stored one out of the address', async () => {
  const harness = respondingHarness('park_portal_enterpriseId=E9');
  const form = new FormData();
  form.set('enterpriseId', 'E5');
  await harness.client.post('/api/a', { enterpriseId: 'E5' });
  await harness.client.post('/api/a', { data: { enterpriseId: 'E5' } });
  await harness.client.upload('/api/a', form);
  await harness.client.post('/api/a', { enterpriseId: undefined });
  expect([0, 1, 2, 3].map((nth) => sent(harness, nth).query.get('enterpriseId'))).toEqual([
    null,
    null,
    null,
    'E9',
  ]);
});

test('a caller cannot override channel or callSide, and its own parameters are not duplicated', async () => {
  const harness = respondingHarness('park_portal_userAccId=42');
  await harness.client.get('/api/a', { channel: 9, callSide: 'app', userAccId: '77' });
  const { query } = sent(harness);
  expect([query.getAll('channel'), query.getAll('callSide'), query.getAll('userAccId')]).toEqual([
    ['3'],
    ['portal'],
    ['77'],
  ]);
});

test('POST is form-encoded, with nested data as one JSON field', async () => {
  const harness = respondingHarness();
  await harness.client.post('/api/a', {
    name: '花 & 叶',
    count: 0,
    agreed: false,
    none: undefined,
    nothing: null,
    data: { rows: [1, { b: '二' }] },
  });
  const { request } = sent(harness);
  expect(request?.method).toBe('POST');
  expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  expect(Object.fromEntries(new URLSearchParams(request?.body as string))).toEqual({
    name: '花 & 叶',
    count: '0',
    agreed: 'false',
    data: '{"rows":[1,{"b":"二"}]}',
  });
});

test.each([{ list: [1] }, { object: {} }, { data: new Date(0) }, { file: new Blob([]) }])(
  'another nested value is a programming error: %o',
  async (data) => {
    const harness = respondingHarness();
    await expect(harness.client.post('/api/a', data)).rejects.toThrow(TypeError);
    expect(harness.transport).not.toHaveBeenCalled();
    expect(harness.toast).not.toHaveBeenCalled();
  },
);

test('lists of scalars are repeated in a GET address, objects are rejected', async () => {
  const harness = respondingHarness();
  await harness.client.call('GET /api/infoManage/content/queryList', { pageNo: 1, tagIds: ['a', 'b'] });
  expect(sent(harness).query.getAll('tagIds')).toEqual(['a', 'b']);
  await expect(harness.client.get('/api/a', { filter: { a: 1 } })).rejects.toThrow(TypeError);
});

test.each(['https://elsewhere.test/a', '//elsewhere.test/a', '/\\elsewhere.test', 'api/a'])(
  'the token goes to no other site: %s',
  async (url) => {
    const harness = respondingHarness();
    await expect(harness.client.download(url)).rejects.toThrow(TypeError);
    expect(harness.transport).not.toHaveBeenCalled();
  },
);

test('an upload leaves the content type to the form data', async () => {
  const harness = respondingHarness();
  const form = new FormData();
  await harness.client.upload('/api/fms/upload', form);
  expect(sent(harness).request).toMatchObject({ method: 'POST', headers: { token: 't1' }, body: form });
});

test('call takes method and path from the endpoint key', async () => {
  const harness = respondingHarness();
  await harness.client.call('POST /api/userManage/login', { loginName: 'zhounan', password_sha: 'ab' });
  const { url, request } = sent(harness);
  expect([request?.method, url.pathname, request?.body]).toEqual([
    'POST',
    '/api/userManage/login',
    'loginName=zhounan&password_sha=ab',
  ]);
});

test('a request times out after 60000 ms, not before, even if the transport ignores its signal', async () => {
  const harness = apiHarness();
  let settled = false;
  harness.transport.mockImplementation(() => new Promise(() => {}));
  const call = harness.client.get('/api/slow').catch((error: unknown) => {
    settled = true;
    return error;
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(call).resolves.toMatchObject({ name: 'ApiError', retCode: networkFailure });
  expect(sent(harness).request?.signal.aborted).toBe(true);
});

test('the timeout also covers a body that never ends', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValue(new Response(new ReadableStream({})));
  const call = expect(harness.client.get('/api/slow')).rejects.toMatchObject({ retCode: networkFailure });
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
});

test('no timer outlives its call', async () => {
  const harness = respondingHarness();
  await harness.client.get('/api/a');
  expect(vi.getTimerCount()).toBe(0);
});

test('an aborted call rejects with its own reason, and shows nothing to the user', async () => {
  const harness = apiHarness();
  harness.transport.mockImplementation(() => new Promise(() => {}));
  const leaving = new AbortController();
  const call = expect(harness.client.get('/api/slow', {}, { signal: leaving.signal })).rejects.toBe('left');
  leaving.abort('left');
  await call;
  await expect(harness.client.get('/api/slow', {}, { signal: leaving.signal })).rejects.toBe('left');
  expect(harness.toast).not.toHaveBeenCalled();
  expect(harness.transport).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
