import { lazy, Suspense } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import type { Offer } from './building-detail.ts';

// Loaded on demand, so that visitors who are not logged in never fetch it.
const ViewingForm = lazy(async () => ({ default: (await import('./ViewingForm.tsx')).ViewingForm }));

interface ViewingDeskProps extends Offer {
  /** Address of the login page, which returns here. */
  login: string;
  loginText: string;
}

const operatorType = '900';

/** Requests a viewing of the unit; visitors are sent to the login first. */
function ViewingDesk({ login, loginText, ...offer }: ViewingDeskProps) {
  const { token, userType } = readUser(useInBrowser(pageCookies, ''));
  if (userType === operatorType) return null;
  if (token === '')
    return (
      <ButtonLink href={login} variant="main" wide>
        {loginText}
      </ButtonLink>
    );
  return (
    <Suspense>
      <ViewingForm {...offer} />
    </Suspense>
  );
}

export default island('building/public/ViewingDesk', ViewingDesk, 'idle');
