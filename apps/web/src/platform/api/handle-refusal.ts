import { isOnLogin, logOutToLogin } from '../session/log-out.ts';
import type { ApiError } from './api-error.ts';
import { type ClientPorts, systemClock } from './client-ports.ts';

export const toastMs = 5000;
const logoutDelayMs = 2000;

const tokenCodes = ['50008', '50012', '50014'];
const sessionEndedCodes = ['200006', '200007'];
const silentCodes = ['500011', 'no project permission'];

/** Shows a refusal to the user and ends the session where the code requires it; the call fails in any case. */
export function createRefusalHandler(ports: ClientPorts) {
  const { state, notices, navigation, texts, clock = systemClock } = ports;
  const openDialogs = new Set<string>();
  let pendingLogout: { token: string; timer: unknown } | undefined;

  async function askOnce(dialog: string, ask: () => Promise<void>): Promise<void> {
    if (openDialogs.has(dialog)) return;
    openDialogs.add(dialog);
    try {
      await ask();
    } finally {
      openDialogs.delete(dialog);
    }
  }

  async function askToLogInAgain(sentToken: string): Promise<void> {
    const { logoutTitle: title, logoutText: text, reLogin: ok, cancel } = texts();
    if (!(await notices.confirm({ title, text, ok, cancel }))) return;
    // Another tab may have logged in while the dialog was open.
    if (state.user().token === sentToken) state.resetToken();
    navigation.reload();
  }

  async function notifySessionEnded(retMsg: string): Promise<void> {
    const { noticeTitle: title, error, ok } = texts();
    await notices.confirm({ title, text: retMsg || error, ok });
    logOutToLogin(ports);
  }

  function logOutSoon(sentToken: string): void {
    if (pendingLogout?.token === sentToken) return;
    if (pendingLogout) clock.clearTimeout(pendingLogout.timer);
    const timer = clock.setTimeout(() => {
      pendingLogout = undefined;
      // A login in between has replaced the token.
      if (state.user().token === sentToken) logOutToLogin(ports);
    }, logoutDelayMs);
    pendingLogout = { token: sentToken, timer };
  }

  return ({ retCode, retMsg }: ApiError, sentToken: string): void => {
    const tokenIsCurrent = state.user().token === sentToken;
    if (silentCodes.includes(retCode)) return;
    if (tokenCodes.includes(retCode)) {
      if (tokenIsCurrent) void askOnce('token', () => askToLogInAgain(sentToken));
    } else if (retCode === '200005') {
      if (tokenIsCurrent) logOutSoon(sentToken);
    } else if (sessionEndedCodes.includes(retCode) && !isOnLogin(navigation)) {
      void askOnce('ended', () => notifySessionEnded(retMsg));
    } else if (retCode === '500403') {
      logOutToLogin(ports);
    } else {
      notices.toast('error', retMsg || texts().error, toastMs);
    }
  };
}
