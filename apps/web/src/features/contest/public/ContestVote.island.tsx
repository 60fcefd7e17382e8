import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { withBasePath, withoutBasePath } from '../../../ui/link/base-path.ts';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

type Vote = EndpointMap['GET /api/activityManage/contestVote/queryDetail']['output'];

interface ContestVoteProps {
  contestId: string;
  works: { entryId: string; title: string }[];
  login: string;
  texts: Record<'vote' | 'change' | 'mine' | 'saved' | 'barred', string>;
}

const operatorType = '900';

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

const goToLogin = (login: string) =>
  location.assign(
    `${withBasePath(login)}?redirect=${encodeURIComponent(withoutBasePath(location.pathname) + location.search)}`,
  );

/** Adds a vote button below each work: each account has one vote and can change it until the end. */
function ContestVote({ contestId, works, login, texts }: ContestVoteProps) {
  const { token, userType } = readUser(useInBrowser(pageCookies, ''));
  const isAlive = useInBrowser(() => true, false);
  const [vote, setVote] = useState<Vote>();
  const [busy, setBusy] = useState('');
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (token === '') return;
    loadClient()
      .then((client) =>
        client.call('GET /api/activityManage/contestVote/queryDetail', { id: contestId }, { quiet: true }),
      )
      // A choice the user has made meanwhile is newer than this answer.
      .then((answer) => setVote((known) => known ?? answer))
      .catch(() => undefined);
  }, [token, contestId]);
  const send = async (id: string) => {
    if (token === '') return goToLogin(login);
    setBusy(id);
    try {
      const client = await loadClient();
      setVote(await client.call('POST /api/activityManage/contestVote/save', { id }, { once: true }));
      setMessage(texts.saved);
    } catch {
      // The client has already shown why.
      setMessage('');
    } finally {
      setBusy('');
    }
  };
  if (!isAlive || userType === operatorType) return null;
  return (
    <>
      {works.map(({ entryId, title }) => (
        <InSlot key={entryId} name="data-vote" value={entryId}>
          {vote?.mayVote === false ? null : vote?.entryId === entryId ? (
            <b>{texts.mine}</b>
          ) : (
            <Button
              wide
              busy={busy === entryId}
              aria-label={`${vote?.entryId ? texts.change : texts.vote} ${title}`}
              onClick={() => void send(entryId)}
            >
              {vote?.entryId ? texts.change : texts.vote}
            </Button>
          )}
        </InSlot>
      ))}
      <p role="status">{vote?.mayVote === false ? texts.barred : message}</p>
    </>
  );
}

export default island('contest/public/ContestVote', ContestVote, 'idle');
