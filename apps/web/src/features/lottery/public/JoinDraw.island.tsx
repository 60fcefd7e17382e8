import { lazy, Suspense } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { LoginLink } from '../../community/shared/LoginLink.tsx';
import { type Ask, useOwn } from '../../community/shared/use-own.ts';
import styles from './JoinDraw.module.css';
import type { JoinDrawProps, Standing } from './join-draw-props.ts';

// Loaded on demand, so that visitors who are not logged in never fetch it.
const OwnEntry = lazy(async () => ({ default: (await import('./OwnEntry.tsx')).OwnEntry }));

/** Random value from the reader's own device, which nobody else can choose. */
const makeNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const ask: Ask<Standing> = (client, id) =>
  client.call('GET /api/communityManage/lottery/queryStanding', { id }, { quiet: true });

/** The reader's own number, or the button to get one. */
function JoinDraw({ postId, login, prizes, texts }: JoinDrawProps) {
  const { isLoggedIn, own: standing, busy, act } = useOwn(ask, postId);
  const join = () =>
    act((client) =>
      client.call(
        'POST /api/communityManage/lottery/join',
        { id: postId, nonce: makeNonce() },
        { once: true },
      ),
    );
  if (!isLoggedIn)
    return (
      <section className={styles.box}>
        <LoginLink login={login} text={texts.login} />
      </section>
    );
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

export default island('lottery/public/JoinDraw', JoinDraw);
