import { lazy, Suspense, useCallback, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

// Loaded on demand, so that visitors who are not logged in never fetch it.
const RequestForm = lazy(async () => ({ default: (await import('./RequestForm.tsx')).RequestForm }));

interface Way {
  href: string;
  text: string;
}

interface RequestDeskProps {
  keyword: string;
  request: Way;
  ask: Way;
  note: string;
}

const operatorType = '900';

/** Takes a request to the park where nothing was found: on the spot for members of enterprises, elsewhere for others. */
function RequestDesk({ keyword, request, ask, note }: RequestDeskProps) {
  const { token, enterpriseId, userType } = readUser(useInBrowser(pageCookies, ''));
  const [mayRequest, setMayRequest] = useState(true);
  const refuse = useCallback(() => setMayRequest(false), []);
  const links = (
    <>
      <Text above={6} tone="quiet" size={15} leading="body">
        {note}
      </Text>
      <Row wrap gap={12} padTop={16}>
        <ButtonLink href={request.href} variant="main">
          {request.text}
        </ButtonLink>
        <ButtonLink href={ask.href}>{ask.text}</ButtonLink>
      </Row>
    </>
  );
  const isMember = token !== '' && enterpriseId !== '' && userType !== operatorType;
  if (!isMember || !mayRequest) return links;
  return (
    <Suspense fallback={links}>
      <RequestForm keyword={keyword} waiting={links} onRefused={refuse} />
    </Suspense>
  );
}

export default island('search/public/RequestDesk', RequestDesk, 'idle');
