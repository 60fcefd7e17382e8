import { isOnLogin, logOutToLogin } from '../session/log-out.ts';
import type { ApiError } from './api-error.ts';
import { type ClientPorts, systemClock } from './client-ports.ts';

export const toastMs = 5000;
const logoutDelayMs = 2000;

const tokenCodes = ['50008', '50012', '50014'];
const sessionEndedCodes = ['200006', '200007'];
const silentCodes = ['500011', 'no project permission'];

/**
 * Shows a refusal to the user and ends the session where the code requires it. True, later, if the user has logged in
 * again without leaving the page; in any other case the call fails at once.
 */
export function createRefusalHandler(ports: ClientPorts) {
  const { state, notices, navigation, texts, clock = systemClock, loginHere, declinedBefore } = ports;
  const openDialogs = new Map<string, Promise<boolean>>();
  let pendingLogout: { token: string; timer: unknown } | undefined;
  /** The dead token with which the user has chosen to stay on the page. */
  let declined: string | undefined;

  /** While the dialog is open, everyone who asks gets its answer. */
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
      // A login in between has replaced the token.
      if (state.user().token === sentToken) logOutToLogin(ports);
    }, logoutDelayMs);
    pendingLogout = { token: sentToken, timer };
  }

  function refuseToken(sentToken: string, retMsg: string, quiet: boolean): false | Promise<boolean> {
    // What the page asks for by itself does not ask again those who chose to stay.
    if (quiet && declined === sentToken) return false;
    // On the next pages, and where they log in, they are visitors.
    if (quiet && (isOnLogin(navigation) || declinedBefore?.read() === sentToken)) {
      state.resetToken();
      return false;
    }
    const isHere = loginHere?.isNeeded() ?? false;
    const answer = askOnce('token', () => askToLogInAgain(sentToken, retMsg, isHere));
    return isHere && answer;
  }

  return ({ retCode, retMsg }: ApiError, sentToken: string, quiet: boolean): false | Promise<boolean> => {
    // A late answer must not end a session that has replaced the one it is about.
    const tokenIsCurrent = state.user().token === sentToken;
    if (silentCodes.includes(retCode)) return false;
    if (tokenCodes.includes(retCode)) return tokenIsCurrent && refuseToken(sentToken, retMsg, quiet);
    if (retCode === '200005') {
      // Where nobody is logged in, what the page asks for by itself has ended nothing.
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
