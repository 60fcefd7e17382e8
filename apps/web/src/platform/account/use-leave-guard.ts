import * as m from '@portal/texts/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { holdWork } from '../api/login-here.ts';
import { confirm } from './toasts.ts';

const askToLeave = (): Promise<boolean> =>
  confirm({
    title: m.member_leave_title(),
    text: m.member_leave_text(),
    ok: m.member_leave(),
    cancel: m.member_leave_stay(),
  });

const askToGiveUp = (): Promise<boolean> =>
  confirm({
    title: m.member_give_up_title(),
    text: m.member_leave_text(),
    ok: m.member_give_up(),
    cancel: m.member_leave_stay(),
  });

/** Closes a dialog or a drawer; asks first if something was typed into it. */
export const closing = (isDirty: boolean, close: () => void) => async (): Promise<void> => {
  if (!isDirty || (await askToGiveUp())) close();
};

/**
 * Asks before a page with unsaved changes is left by a link, by going back, or by closing the window. If changes can be
 * saved on leaving, it asks only if saving failed.
 */
export function useLeaveGuard(isDirty: boolean, save?: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const mayLeave = async () => (await save?.()) || askToLeave();
    void mayLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, save]);
  useEffect(() => (isDirty ? holdWork() : undefined), [isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
