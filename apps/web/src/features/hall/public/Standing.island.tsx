import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

type Known = EndpointMap['GET /api/matchManage/recommend/queryStanding']['output'];

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

interface StandingProps {
  projectId: string;
  /** Addresses: to show interest, to manage one's own project, and to read requests received. */
  apply: string;
  own: string;
  asked: string;
  texts: {
    apply: string;
    own: string;
    manage: string;
    /** Text that contains `{score}`. */
    score: string;
    open: string;
  };
}

/** How the reader's enterprise relates to the project; for everybody else, how to be introduced. */
function Standing({ projectId, apply, own, asked, texts }: StandingProps) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/matchManage/recommend/queryStanding', { projectId }, { quiet: true }),
      )
      .then(setKnown)
      // On failure, the introduction stays as everybody sees it.
      .catch(() => undefined);
  }, [isMember, projectId]);
  if (known?.isOwn)
    return (
      <>
        <span>{texts.own}</span>
        <ButtonLink href={own} variant="main">
          {texts.manage}
        </ButtonLink>
      </>
    );
  if (known?.recommendId)
    return (
      <>
        <span>{known.stateLabel}</span>
        <ButtonLink href={`${asked}?recommend=${known.recommendId}`} variant="main">
          {texts.open}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink href={apply} variant="main">
        {texts.apply}
      </ButtonLink>
      {known?.score && <span>{texts.score.replace('{score}', String(known.score))}</span>}
    </>
  );
}

export default island('hall/public/Standing', Standing);
