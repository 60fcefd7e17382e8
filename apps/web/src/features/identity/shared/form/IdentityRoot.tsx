import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../../paths.ts';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { NoticeScreen } from './NoticeScreen.tsx';

interface IdentityRootProps {
  /** Who is logged in has no business here and is sent Home. */
  guestsOnly?: boolean;
  children: ReactNode;
}

/** Around the form of each account page: its messages and questions. */
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
