import { isOnLogin, logOutToLogin } from '../session/log-out.ts';
import type { ApiError } from './api-error.ts';
import { type ClientPorts, systemClock } from './client-ports.ts';

export const toastMs = 5000;
const logoutDelayMs = 2000;

const tokenCodes = ['50008', '50012', '50014'];
const sessionEndedCodes = ['200006', '200007'];
const silentCodes = ['500011', 'no project permission'];

/**
 * Shows an error to the user and ends the session if the code requires it. Resolves to true once the user has logged in
 * again within the page; in any other case the call fails at once.
 */
export function createRefusalHandler(ports: ClientPorts) {
  const { state, notices, navigation, texts, clock = systemClock, loginHere, declinedBefore } = ports;
  const openDialogs = new Map<string, Promise<boolean>>();
  let pendingLogout: { token: string; timer: unknown } | undefined;
  /** The invalid token of a user who declined to log in again and stayed on the page. */
  let declined: string | undefined;

  /** While the dialog is open, all callers share its answer. */
  function askOnce(dialog: string, ask: () => Promise<boolean>): Promise<boolean> {
    const open = openDialogs.get(dialog) ?? ask().finally(() => openDialogs.delete(dialog));
    openDialogs.set(dialog, open);
    return open;
  }

  async function askToLogInAgain(sentToken: string, note: string, isHere: boolean): Promise<boolean> {
    const { logoutTitle: title, logoutText: text, reLogin: ok, cancel } = texts();
    if (!(await notices.confirm({ title, text, ok, cancel, ...(note && { note }) }))) {
      declined = sentToken;
      declinedBefore?.write(sentToken);
      return false;
    }
    // Another tab may have logged in while the dialog was open.
    const isDead = state.user().token === sentToken;
    if (isHere) return !isDead || (loginHere?.ask() ?? false);
    if (isDead) state.resetToken();
    navigation.reload();
    return false;
  }

  async function notifySessionEnded(retMsg: string): Promise<boolean> {
    const { noticeTitle: title, error, ok } = texts();
    await notices.confirm({ title, text: retMsg || error, ok });
    logOutToLogin(ports);
    return false;
  }

  function logOutSoon(sentToken: string, retMsg: string): void {
    if (pendingLogout?.token === sentToken) return;
    notices.toast('info', retMsg || texts().error, toastMs);
    if (pendingLogout) clock.clearTimeout(pendingLogout.timer);
    const timer = clock.setTimeout(() => {
      pendingLogout = undefined;
      // A login in the meantime has replaced the token.
      if (state.user().token === sentToken) logOutToLogin(ports);
    }, logoutDelayMs);
    pendingLogout = { token: sentToken, timer };
  }

  function refuseToken(sentToken: string, retMsg: string, quiet: boolean): false | Promise<boolean> {
    // The page's own calls don't ask again after the user has declined.
    if (quiet && declined === sentToken) return false;
    // On later pages, and on the login page, such users become visitors.
    if (quiet && (isOnLogin(navigation) || declinedBefore?.read() === sentToken)) {
      state.resetToken();
      return false;
    }
    const isHere = loginHere?.isNeeded() ?? false;
    const answer = askOnce('token', () => askToLogInAgain(sentToken, retMsg, isHere));
    return isHere && answer;
  }

  return ({ retCode, retMsg }: ApiError, sentToken: string, quiet: boolean): false | Promise<boolean> => {
    // A late answer must not end the session that has replaced its own.
    const tokenIsCurrent = state.user().token === sentToken;
    if (silentCodes.includes(retCode)) return false;
    if (tokenCodes.includes(retCode)) return tokenIsCurrent && refuseToken(sentToken, retMsg, quiet);
    if (retCode === '200005') {
      // A visitor has no session that the page's own calls could end.
      if (tokenIsCurrent && !(quiet && sentToken === '')) logOutSoon(sentToken, retMsg);
    } else if (sessionEndedCodes.includes(retCode) && !isOnLogin(navigation)) {
      if (tokenIsCurrent) void askOnce('ended', () => notifySessionEnded(retMsg));
    } else if (retCode === '500403') {
      if (tokenIsCurrent) logOutToLogin(ports);
    } else if (!quiet) {
      notices.toast('error', retMsg || texts().error, toastMs);
    }
    return false;
  };
}
