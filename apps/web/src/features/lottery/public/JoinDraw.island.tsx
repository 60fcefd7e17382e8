import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { withoutBasePath } from '../../../ui/link/base-path.ts';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import { shareOf, xOf } from './draw-scale.ts';
import styles from './JoinDraw.module.css';
import type { joinTexts } from './lottery-texts.ts';

type Standing = EndpointMap['GET /api/communityManage/lottery/queryStanding']['output'];

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/** What the reader's own device throws in: nobody else can choose it. */
const makeNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface JoinDrawProps {
  postId: string;
  login: string;
  prizes: string;
  texts: ReturnType<typeof joinTexts>;
}

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
      <>
        <Joined entry={entry} prizes={prizes} texts={texts} />
        <OwnMark postId={postId} entry={entry} text={texts.own} />
      </>
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

function Joined({
  entry,
  prizes,
  texts,
}: {
  entry: NonNullable<Standing['entry']>;
  prizes: string;
  texts: JoinDrawProps['texts'];
}) {
  const { entryNo, isValid, reasonLabel, place, hasPrize, reserve } = entry;
  const [no = '', nonce = ''] = entryNo.split('-');
  const says = () => {
    if (!isValid) return `${texts.notCounted}：${reasonLabel}`;
    if (place === null) return texts.joined;
    return (hasPrize ? texts.won : texts.notWon).replace('{place}', String(place));
  };
  return (
    <section className={styles.box}>
      <p className={styles.no}>
        <small>{texts.yourNo}</small>
        {no}
      </p>
      <p className={styles.says}>
        <b>{says()}</b>
        {reserve !== null && <span>{texts.reserve.replace('{no}', String(reserve))}</span>}
        <small>{texts.joinedNote.replace('{nonce}', nonce)}</small>
      </p>
      {hasPrize && (
        <ButtonLink href={prizes} variant="main">
          {texts.claim}
        </ButtonLink>
      )}
    </section>
  );
}

/** The reader's own entry on the line of all of them. */
function OwnMark({
  postId,
  entry: { entryNo, value, hasPrize },
  text,
}: {
  postId: string;
  entry: NonNullable<Standing['entry']>;
  text: string;
}) {
  const [widest] = useState(() =>
    Number(
      document.querySelector<SVGElement>(`[data-draw-line="${CSS.escape(postId)}"] [data-widest]`)?.dataset
        .widest ?? 0,
    ),
  );
  if (value === '') return null;
  const share = shareOf(value);
  const x = xOf(share).toFixed(1);
  return (
    <>
      <InSlot name="data-own-mark" value={postId}>
        <path d={`M${x} 24V76`} className={styles.own}>
          <title>{text}</title>
        </path>
      </InSlot>
      {!hasPrize && share <= widest && (
        <InSlot name="data-own-flower" value={postId}>
          <g transform={`translate(${xOf(share / widest).toFixed(1)} 0)`} className={styles.ownMark}>
            <circle cy="114" r="7" />
            <text y="98" textAnchor="middle">
              {entryNo.slice(0, 4)} {text}
            </text>
          </g>
        </InSlot>
      )}
    </>
  );
}

export default island('lottery/public/JoinDraw', JoinDraw);
