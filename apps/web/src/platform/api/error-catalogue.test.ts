import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { apiHarness, envelope } from './testing/api-harness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Harness = ReturnType<typeof apiHarness>;

async function refused(harness: Harness, ...answer: Parameters<typeof envelope>): Promise<ApiError> {
  harness.transport.mockResolvedValueOnce(envelope(...answer));
  const error: unknown = await harness.client.get('/api/a').catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail.');
  await vi.advanceTimersByTimeAsync(0);
  return error;
}

function expectNothingShown({ toast, confirm, navigation, state }: Harness) {
  expect(toast).not.toHaveBeenCalled();
  expect(confirm).not.toHaveBeenCalled();
  expect(navigation.load).not.toHaveBeenCalled();
  expect(navigation.reload).not.toHaveBeenCalled();
  expect(state.user().token).toBe('t1');
}

test.each(['50008', '50012', '50014', 50008, 50012, 50014])(
  '%s asks, and Re-Login resets the token and reloads',
  async (code) => {
    const harness = apiHarness();
    const error = await refused(harness, code);
    expect(error.retCode).toBe(String(code));
    expect(harness.confirm).toHaveBeenCalledExactlyOnceWith({
      title: 'Confirm logout',
      text: 'You have been logged out, you can cancel to stay on this page, or log in again',
      ok: 'Re-Login',
      cancel: 'Cancel',
    });
    expect(harness.state.user().token).toBe('');
    expect(harness.navigation.reload).toHaveBeenCalledTimes(1);
    expect(harness.toast).not.toHaveBeenCalled();
  },
);

test('50014 and Cancel: token and page stay', async () => {
  const harness = apiHarness();
  harness.confirm.mockResolvedValue(false);
  await refused(harness, '50014');
  expect(harness.state.user().token).toBe('t1');
  expect(harness.navigation.reload).not.toHaveBeenCalled();
});

test('concurrent token codes open one dialog; a later one opens another', async () => {
  const harness = apiHarness();
  const answer = Promise.withResolvers<boolean>();
  harness.confirm.mockReturnValue(answer.promise);
  await Promise.all([refused(harness, '50014'), refused(harness, '50008'), refused(harness, '50012')]);
  expect(harness.confirm).toHaveBeenCalledTimes(1);
  answer.resolve(false);
  await vi.advanceTimersByTimeAsync(0);
  await refused(harness, '50014');
  expect(harness.confirm).toHaveBeenCalledTimes(2);
});

test('a token code for a token that has been replaced asks nothing', async () => {
  const harness = apiHarness();
  harness.transport.mockImplementationOnce(() => {
    harness.state.saveToken('t2');
    return Promise.resolve(envelope('50014'));
  });
  await expect(harness.client.get('/api/a')).rejects.toMatchObject({ retCode: '50014' });
  expect(harness.confirm).not.toHaveBeenCalled();
  expect(harness.state.user().token).toBe('t2');
});

test('a login in another tab while the dialog is open survives Re-Login', async () => {
  const harness = apiHarness();
  harness.confirm.mockImplementation(() => {
    harness.state.saveToken('t2');
    return Promise.resolve(true);
  });
  await refused(harness, '50014');
  expect(harness.state.user().token).toBe('t2');
  expect(harness.navigation.reload).toHaveBeenCalledTimes(1);
});

test('200005 shows a message, logs out and goes to /login after 2000 ms', async () => {
  const harness = apiHarness();
  await refused(harness, '200005', undefined, { retMsg: '请先登录' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(harness.state.user().token).toBe('t1');
  expect(harness.navigation.load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(harness.jar.read()).toBe('park_portal_platform=manage');
  expect(harness.navigation.load).toHaveBeenCalledExactlyOnceWith('/login');
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('info', '请先登录', 5000);
  expect(harness.confirm).not.toHaveBeenCalled();
});

test('concurrent 200005 log out once, timed from the first', async () => {
  const harness = apiHarness();
  await refused(harness, '200005');
  await vi.advanceTimersByTimeAsync(1500);
  await refused(harness, '200005');
  await vi.advanceTimersByTimeAsync(500);
  expect(harness.navigation.load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(harness.navigation.load).toHaveBeenCalledTimes(1);
  expect(harness.toast).toHaveBeenCalledTimes(1);
});

test('a login within the 2 seconds after 200005 is kept', async () => {
  const harness = apiHarness({ cookies: '' });
  await refused(harness, '200005');
  await vi.advanceTimersByTimeAsync(1000);
  harness.transport.mockResolvedValueOnce(envelope('000000', { name: '周南' }, { token: 'fresh' }));
  await harness.client.call('POST /api/userManage/login', { loginName: 'zhounan', password_sha: 'ab' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(harness.state.user().token).toBe('fresh');
  expect(harness.navigation.load).not.toHaveBeenCalled();
});

test('200005 for the new login gets another 2 seconds', async () => {
  const harness = apiHarness();
  await refused(harness, '200005');
  await vi.advanceTimersByTimeAsync(1500);
  harness.state.saveToken('t2');
  await refused(harness, '200005');
  await vi.advanceTimersByTimeAsync(1999);
  expect(harness.state.user().token).toBe('t2');
  await vi.advanceTimersByTimeAsync(1);
  expect(harness.state.user().token).toBe('');
});

test('500011 is returned to the caller with its reason, without a message', async () => {
  const harness = apiHarness();
  const error = await refused(harness, '500011', { reason: 'PHONE_TAKEN' }, { retMsg: 'taken' });
  expect(error).toMatchObject({ retCode: '500011', data: { reason: 'PHONE_TAKEN' } });
  expectNothingShown(harness);
});

test.each(['200006', '200007'])('%s shows the server message, then logs out to /login', async (code) => {
  const harness = apiHarness();
  const closed = Promise.withResolvers<boolean>();
  harness.confirm.mockReturnValue(closed.promise);
  await Promise.all([
    refused(harness, code, undefined, { retMsg: '账号已被冻结：欠费' }),
    refused(harness, code, undefined, { retMsg: '账号已被冻结：欠费' }),
  ]);
  expect(harness.confirm).toHaveBeenCalledExactlyOnceWith({
    title: 'Notice',
    text: '账号已被冻结：欠费',
    ok: 'OK',
  });
  expect(harness.navigation.load).not.toHaveBeenCalled();
  closed.resolve(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(harness.jar.read()).toBe('park_portal_platform=manage');
  expect(harness.navigation.load).toHaveBeenCalledExactlyOnceWith('/login');
});

test.each(['200006', '200007'])('%s on /login itself is like any other code', async (code) => {
  const harness = apiHarness({ path: '/login' });
  await refused(harness, code, undefined, { retMsg: '账号已被冻结' });
  expect(harness.confirm).not.toHaveBeenCalled();
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', '账号已被冻结', 5000);
  expect(harness.state.user().token).toBe('t1');
});

test('500403 logs out to /login at once', async () => {
  const harness = apiHarness();
  await refused(harness, '500403', undefined, { retMsg: '安全校验未通过' });
  expect(harness.jar.read()).toBe('park_portal_platform=manage');
  expect(harness.navigation.load).toHaveBeenCalledExactlyOnceWith('/login');
  expect(harness.toast).not.toHaveBeenCalled();
});

test("'no project permission' is silent", async () => {
  const harness = apiHarness();
  const error = await refused(harness, 'no project permission', undefined, {
    retMsg: 'no project permission',
  });
  expect(error.retCode).toBe('no project permission');
  expectNothingShown(harness);
});

test.each(['100001', '200001', '500081', '5000', '0'])(
  '%s: an error toast with retMsg for 5000 ms',
  async (code) => {
    const harness = apiHarness();
    const error = await refused(
      harness,
      code,
      { fields: { phone: '手机号格式不正确' } },
      { retMsg: '<b>不正确</b>' },
    );
    expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', '<b>不正确</b>', 5000);
    expect(error).toMatchObject({ retMsg: '<b>不正确</b>', data: { fields: { phone: '手机号格式不正确' } } });
    expect(harness.confirm).not.toHaveBeenCalled();
  },
);

test.each([{ retMsg: '' }, { retMsg: null }, { retMsg: undefined }])(
  "without a message the toast says 'Error'",
  async (header) => {
    const harness = apiHarness();
    await refused(harness, '500404', null, header);
    expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', 'Error', 5000);
  },
);

test('an unexpected error carries its trace id', async () => {
  const error = await refused(apiHarness(), '500000', { traceId: 'T-81' });
  expect(error.traceId).toBe('T-81');
});

test('a network failure shows the timeout toast for 5000 ms and rejects the call', async () => {
  const harness = apiHarness();
  harness.transport.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(harness.client.get('/api/a')).rejects.toBeInstanceOf(ApiError);
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', '网络超时 (network timeout)', 5000);
});

test('when offline, the toast says so and the error has a separate text', async () => {
  const harness = apiHarness({ isOnline: () => false });
  harness.transport.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(harness.client.get('/api/a')).rejects.toMatchObject({
    retMsg: 'No answer arrived; please check the network and try again',
  });
  const text = '网络超时 (network timeout) – the device is offline';
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', text, 5000);
});

test.each(['200006', '500403'])('%s of a session that has been replaced ends nothing', async (code) => {
  const harness = apiHarness();
  harness.transport.mockImplementationOnce(() => {
    harness.state.saveToken('t2');
    return Promise.resolve(envelope(code));
  });
  await expect(harness.client.get('/api/a')).rejects.toMatchObject({ retCode: code });
  expect(harness.confirm).not.toHaveBeenCalled();
  expect(harness.navigation.load).not.toHaveBeenCalled();
  expect(harness.state.user().token).toBe('t2');
});

const quietly = (harness: Harness) =>
  harness.client.get('/api/a', {}, { quiet: true }).catch((error: unknown) => error);

test('a quiet call suppresses only the error message, not a network failure', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(envelope('500404', undefined, { retMsg: '不存在' }));
  expect(await quietly(harness)).toMatchObject({ retCode: '500404' });
  expectNothingShown(harness);
  harness.transport.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await quietly(harness);
  await vi.advanceTimersByTimeAsync(400);
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', '网络超时 (network timeout)', 5000);
});

test('quiet calls show a network failure once until the next answer, and only after a delay', async () => {
  const harness = apiHarness();
  const failTwice = async () => {
    for (let call = 0; call < 2; call += 1)
      harness.transport.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await Promise.all([quietly(harness), quietly(harness)]);
  };
  await failTwice();
  await vi.advanceTimersByTimeAsync(399);
  expect(harness.toast).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await failTwice();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(harness.toast).toHaveBeenCalledTimes(1);
  harness.transport.mockResolvedValueOnce(envelope('500404'));
  await quietly(harness);
  await failTwice();
  await vi.advanceTimersByTimeAsync(400);
  expect(harness.toast).toHaveBeenCalledTimes(2);
});

test.each(['50008', '50012', '50014', '200006', '200007'])('%s in a quiet call asks', async (code) => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(envelope(code));
  await quietly(harness);
  expect(harness.confirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['200005', 2000],
  ['500403', 0],
])('%s in a quiet call leads to the login', async (code, ms) => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(envelope(code));
  await quietly(harness);
  await vi.advanceTimersByTimeAsync(ms);
  expect(harness.navigation.load).toHaveBeenCalledExactlyOnceWith('/login');
});

test('500011 and a missing project permission in a quiet call show nothing', async () => {
  for (const code of ['500011', 'no project permission']) {
    const harness = apiHarness();
    harness.transport.mockResolvedValueOnce(envelope(code, undefined, { retMsg: 'no project permission' }));
    expect(await quietly(harness)).toMatchObject({ retCode: code });
    await vi.advanceTimersByTimeAsync(3000);
    expectNothingShown(harness);
  }
});

test('a quiet call of a visitor does not end a session', async () => {
  const harness = apiHarness({ cookies: '' });
  harness.transport.mockResolvedValueOnce(envelope('200005'));
  await quietly(harness);
  await vi.advanceTimersByTimeAsync(3000);
  expect(harness.toast).not.toHaveBeenCalled();
  expect(harness.navigation.load).not.toHaveBeenCalled();
});

test.each(['50008', '50012', '50014'])(
  '%s: who chose to stay is a visitor on the next page, and asked no more',
  async (code) => {
    const first = apiHarness();
    first.confirm.mockResolvedValue(false);
    await refused(first, code);
    expect(first.state.user().token).toBe('t1');
    const next = apiHarness({ declinedBefore: first.declinedBefore });
    next.transport.mockResolvedValueOnce(envelope(code));
    expect(await quietly(next)).toMatchObject({ retCode: code });
    expect(next.confirm).not.toHaveBeenCalled();
    expect(next.state.user().token).toBe('');
    // Asks again when another session ends.
    next.state.saveToken('t2');
    next.transport.mockResolvedValueOnce(envelope(code));
    await quietly(next);
    expect(next.confirm).toHaveBeenCalledTimes(1);
  },
);

test('an invalid token is dropped without a dialog on the login page', async () => {
  const harness = apiHarness({ path: '/login' });
  harness.transport.mockResolvedValueOnce(envelope('50014'));
  await quietly(harness);
  expect(harness.confirm).not.toHaveBeenCalled();
  expect(harness.state.user().token).toBe('');
});

test('after declining to log in, quiet calls do not ask again, but user actions do', async () => {
  const harness = apiHarness();
  harness.confirm.mockResolvedValue(false);
  await refused(harness, '50012');
  harness.transport.mockResolvedValueOnce(envelope('50012'));
  await quietly(harness);
  expect(harness.confirm).toHaveBeenCalledTimes(1);
  await refused(harness, '50012');
  expect(harness.confirm).toHaveBeenCalledTimes(2);
});

test('the dialog shows why the session ended', async () => {
  const harness = apiHarness();
  await refused(harness, '50012', undefined, { retMsg: '管理员已结束您的登录：离职交接' });
  expect(harness.confirm.mock.calls[0]?.[0]).toMatchObject({ note: '管理员已结束您的登录：离职交接' });
});

describe('with unsaved work on the page', () => {
  test('Re-Login opens the login within the page, and every waiting call continues', async () => {
    const harness = apiHarness();
    harness.loginHere.isNeeded.mockReturnValue(true);
    harness.loginHere.ask.mockImplementation(() => {
      harness.state.saveToken('t2');
      return Promise.resolve(true);
    });
    harness.transport.mockResolvedValueOnce(envelope('50012')).mockResolvedValueOnce(envelope('50012'));
    harness.transport.mockImplementation(() => Promise.resolve(envelope('000000', 'saved')));
    const saves = [harness.client.post('/api/save', { name: '周南' }), harness.client.get('/api/a')];
    expect(await Promise.all(saves)).toEqual(['saved', 'saved']);
    expect(harness.confirm).toHaveBeenCalledTimes(1);
    expect(harness.loginHere.ask).toHaveBeenCalledTimes(1);
    expect(harness.navigation.reload).not.toHaveBeenCalled();
    const [, repeated] = harness.transport.mock.calls.filter(([url]) => url.startsWith('/api/save'));
    expect(repeated?.[1]).toMatchObject({ headers: { token: 't2' }, body: expect.stringContaining('name=') });
  });

  test('the call fails if the user does not log in', async () => {
    const harness = apiHarness();
    harness.loginHere.isNeeded.mockReturnValue(true);
    harness.loginHere.ask.mockResolvedValue(false);
    expect(await refused(harness, '50012')).toMatchObject({ retCode: '50012' });
    expect(harness.navigation.reload).not.toHaveBeenCalled();
  });
});
