import { expect, test, vi } from 'vitest';
import { callSilently } from '../api/call-silently.ts';
import { createClientState } from '../client-state/client-state.ts';
import { memoryCookies } from '../client-state/testing/memory-cookies.ts';
import { endSession } from './end-session.ts';
import { logOutToHome, logOutToLogin, logOutWithRedirect } from './log-out.ts';

function partsAt(path: string, query = '') {
  const state = createClientState(memoryCookies('park_portal_token=t; park_portal_platform=manage'));
  const navigation = { path: () => path, address: () => path + query, load: vi.fn(), reload: vi.fn() };
  return { state, navigation };
}

test('the header logs out to the home page', () => {
  const parts = partsAt('/policy/policylist');
  logOutToHome(parts);
  expect(parts.navigation.load).toHaveBeenCalledExactlyOnceWith('/');
  expect(parts.state.user().token).toBe('');
});

test('the navbar logs out to the login page, with a redirect back', () => {
  const parts = partsAt('/cost-query', '?year=2026&pageNo=2');
  logOutWithRedirect(parts);
  expect(parts.navigation.load).toHaveBeenCalledExactlyOnceWith(
    '/login?redirect=%2Fcost-query%3Fyear%3D2026%26pageNo%3D2',
  );
  expect(parts.state.user().token).toBe('');
});

test('a session ended by the server leads to the login page, unless already there', () => {
  const parts = partsAt('/repair');
  logOutToLogin(parts);
  expect(parts.navigation.load).toHaveBeenCalledExactlyOnceWith('/login');
  const onLogin = partsAt('/login');
  logOutToLogin(onLogin);
  expect(onLogin.navigation.load).not.toHaveBeenCalled();
  expect(onLogin.state.user().token).toBe('');
});

vi.mock('../api/call-silently.ts', () => ({ callSilently: vi.fn() }));

test.each([
  ['has answered or refused', () => Promise.resolve(), 0],
  ['has not answered for 2 s', () => new Promise<never>(() => undefined), 2_000],
])('the session is left once the server %s', async (_when, answer, ms) => {
  vi.useFakeTimers();
  const left = vi.fn();
  vi.mocked(callSilently).mockReset().mockImplementation(answer);
  void endSession().then(left);
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1));
  expect(left).toHaveBeenCalledTimes(ms > 0 ? 0 : 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalledTimes(1);
  expect(callSilently).toHaveBeenCalledExactlyOnceWith('POST /api/userManage/logout', {});
  vi.useRealTimers();
});
