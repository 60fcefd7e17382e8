import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { browserState } from '../../../platform/api/browser-client.ts';
import { offerLogin } from '../../../platform/api/login-here.ts';
import type { StoredUser } from '../../../platform/client-state/stored-user.ts';

const LoginHereDialog = lazy(async () => ({
  default: (await import('./LoginHereDialog.tsx')).LoginHereDialog,
}));

interface Asked {
  user: StoredUser;
  answer: (isLoggedIn: boolean) => void;
}

/** Offers the login over the page to users whose session has ended while they have unsaved work on it. */
export function LoginHere() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    return offerLogin(
      () =>
        new Promise((resolve) => {
          const answer = (isLoggedIn: boolean) => {
            setAsked(undefined);
            resolve(isLoggedIn);
          };
          setAsked({ user: browserState().user(), answer });
        }),
    );
  }, []);
  return (
    asked && (
      <Suspense fallback={<span hidden>{m.member_loading()}</span>}>
        <LoginHereDialog user={asked.user} onDone={asked.answer} />
      </Suspense>
    )
  );
}
