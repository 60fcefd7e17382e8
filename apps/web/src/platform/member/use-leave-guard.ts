import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import {
  member_leave,
  member_leave_stay,
  member_leave_text,
  member_leave_title,
} from '../i18n/paraglide/messages.js';
import { ask } from './notices.ts';

/** Asks before what was typed is given up. */
export const askToLeave = (): Promise<boolean> =>
  ask({
    ...{ title: member_leave_title(), text: member_leave_text() },
    ...{ ok: member_leave(), cancel: member_leave_stay() },
  });

/** Asks before a page with unsaved changes is left, by a link, by going back, or by closing the window. */
export function useLeaveGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
