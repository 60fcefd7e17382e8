import { paths } from '@portal/contract/paths';
import { type ReactNode, useEffect } from 'react';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { NoticeScreen } from './NoticeScreen.tsx';

interface IdentityRootProps {
  /** Logged-in users are sent to the home page. */
  guestsOnly?: boolean;
  children: ReactNode;
}

/** Wraps the form of each account page with its toasts and confirmation dialogs. */
export function IdentityRoot({ guestsOnly = false, children }: IdentityRootProps) {
  useEffect(() => {
    if (guestsOnly && browserState().user().token) location.replace(paths.home());
  }, [guestsOnly]);
  return (
    <>
      {children}
      <NoticeScreen />
    </>
  );
}
