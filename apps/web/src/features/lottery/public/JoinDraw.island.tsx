import { lazy, Suspense, useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { withoutBasePath } from '../../../ui/link/base-path.ts';
import { loadClient } from '../../community/shared/use-standing.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './JoinDraw.module.css';
import type { JoinDrawProps, Standing } from './join-draw-props.ts';

// Loaded on demand, so that visitors who are not logged in never fetch it.
const OwnEntry = lazy(async () => ({ default: (await import('./OwnEntry.tsx')).OwnEntry }));

/** What the reader's own device throws in: nobody else can choose it. */
const makeNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The reader's own number, or the button that gives them one. */
function JoinDraw({ postId, login, prizes, texts }: JoinDrawProps) {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [standing, setStanding] = useState<Standing>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (token === '') return;
    loadClient()
      .then((client) =>
        client.call('GET /api/communityManage/lottery/queryStanding', { id: postId }, { silent: true }),
      )
      // Who cannot be asked reads as a visitor does.
      .then(setStanding, () => undefined);
  }, [postId, token]);
  const join = async () => {
    setBusy(true);
    try {
      const client = await loadClient();
      setStanding(
        await client.call('POST /api/communityManage/lottery/join', { id: postId, nonce: makeNonce() }),
      );
    } catch {
      // The client has shown what was refused.
    } finally {
      setBusy(false);
    }
  };
  if (token === '') return <Visitor login={login} text={texts.login} />;
  if (!standing) return null;
  const { entry, mayJoin, lacks } = standing;
  if (entry)
    return (
      <Suspense>
        <OwnEntry {...{ postId, entry, prizes, texts }} />
      </Suspense>
    );
  if (mayJoin)
    return (
      <section className={styles.box}>
        <Button variant="main" size="large" busy={busy} onClick={() => void join()}>
          {texts.join}
        </Button>
      </section>
    );
  if (lacks.length === 0) return null;
  return (
    <section className={styles.box}>
      <p>
        <b>{texts.lacks}</b>
        {lacks.map((lack) => (
          <span key={lack}>{lack}</span>
        ))}
      </p>
    </section>
  );
}

function Visitor({ login, text }: { login: string; text: string }) {
  const here = useInBrowser(() => withoutBasePath(location.pathname), '');
  return (
    <section className={styles.box}>
      <ButtonLink href={here ? `${login}?redirect=${encodeURIComponent(here)}` : login} variant="main">
        {text}
      </ButtonLink>
    </section>
  );
}

export default island('lottery/public/JoinDraw', JoinDraw);
