import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { withoutBasePath } from '../../../ui/link/base-path.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './Ballot.module.css';
import type { ballotTexts } from './ballot-texts.ts';

type Standing = EndpointMap['GET /api/communityManage/vote/queryStanding']['output'];
type Results = Standing['results'];
type Texts = ReturnType<typeof ballotTexts>;

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

interface BallotProps {
  postId: string;
  isOpen: boolean;
  isSecret: boolean;
  choices: { optionId: string; text: string }[];
  maxChoices: number;
  /** Null while they are hidden: then the page has nothing of them. */
  results: Results;
  lang: string | undefined;
  login: string;
  texts: Texts;
}

/** The ballot paper, and beside each option its count where the reader may see it. */
function Ballot(props: BallotProps) {
  const { postId, isOpen, isSecret, choices, maxChoices, lang, login, texts } = props;
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [standing, setStanding] = useState<Standing>();
  const [chosen, setChosen] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (token === '') return;
    loadClient()
      .then((client) =>
        client.call('GET /api/communityManage/vote/queryStanding', { id: postId }, { silent: true }),
      )
      .then(
        (found) => {
          setStanding(found);
          setChosen(found.chosen);
        },
        // Who cannot be asked reads as a visitor does.
        () => undefined,
      );
  }, [postId, token]);
  const cast = async () => {
    setBusy(true);
    try {
      const client = await loadClient();
      setStanding(await client.call('POST /api/communityManage/vote/cast', {
          id: postId,
          data: { choices: chosen },
        }));
    } catch {
      // The client has shown what was refused.
    } finally {
      setBusy(false);
    }
  };
  const toggle = (optionId: string) => {
    if (maxChoices === 1) return setChosen([optionId]);
    setChosen(
      chosen.includes(optionId) ? chosen.filter((one) => one !== optionId) : [...chosen, optionId].slice(-maxChoices),
    );
  };
  const results = standing?.results ?? props.results;
  const mayVote = standing?.mayVote ?? false;
  return (
    <section className={styles.paper}>
      <header className={styles.head}>
        {standing?.enterpriseName ? (
          <b>{texts.forEnterprise.replace('{name}', standing.enterpriseName)}</b>
        ) : (
          <b>{texts.choose}</b>
        )}
        <span>
          {texts.ends} · {texts.visibility}
        </span>
      </header>
      <fieldset className={styles.options}>
        <legend>{texts.choose}</legend>
        {choices.map(({ optionId, text }) => (
          <label key={optionId} data-on={chosen.includes(optionId) || undefined}>
            <input
              type={maxChoices === 1 ? 'radio' : 'checkbox'}
              name={`vote-${postId}`}
              disabled={!mayVote}
              checked={chosen.includes(optionId)}
              onChange={() => toggle(optionId)}
            />
            <span lang={lang}>{text}</span>
            <Count results={results} optionId={optionId} texts={texts} />
          </label>
        ))}
      </fieldset>
      <footer className={styles.foot}>
        {standing?.hasVoted && <p>{isSecret ? texts.secretDone : texts.voted}</p>}
        {standing?.hindrance && <p>{standing.hindrance}</p>}
        {mayVote && (
          <Button
            variant="main"
            size="large"
            busy={busy}
            disabled={chosen.length === 0}
            onClick={() => void cast()}
          >
            {standing?.hasVoted ? texts.change : texts.cast}
          </Button>
        )}
        {isOpen && token === '' && <ToLogin login={login} text={texts.login} />}
      </footer>
      {standing && standing.within.length > 0 && <Within within={standing.within} lang={lang} texts={texts} />}
      {standing && standing.actions.length > 0 && (
        <End postId={postId} actions={standing.actions} texts={texts} />
      )}
    </section>
  );
}

/** An option's count; hatched and the same for all of them while it is hidden. */
function Count({ results, optionId, texts }: { results: Results; optionId: string; texts: Texts }) {
  if (!results) return <i className={styles.hidden} role="img" aria-label={texts.hidden} />;
  const all = results.reduce((sum, { votes }) => sum + votes, 0);
  const count = results.find((result) => result.optionId === optionId)?.votes ?? 0;
  const share = all === 0 ? 0 : Math.round((count / all) * 100);
  return (
    <span className={styles.count}>
      {texts.share.replace('{count}', String(count)).replace('{share}', String(share))}
      <progress max={100} value={share} aria-hidden="true" />
    </span>
  );
}

function ToLogin({ login, text }: { login: string; text: string }) {
  const here = useInBrowser(() => withoutBasePath(location.pathname), '');
  return (
    <ButtonLink href={here ? `${login}?redirect=${encodeURIComponent(here)}` : login} variant="main">
      {text}
    </ButtonLink>
  );
}

const Within = ({
  within,
  lang,
  texts,
}: {
  within: Standing['within'];
  lang: string | undefined;
  texts: Texts;
}) => (
  <div className={styles.within}>
    <h3>{texts.within}</h3>
    <ul>
      {within.map(({ name, options, at }) => (
        <li key={at}>
          <span lang={lang}>{name}</span>
          <span lang={lang}>{options.join('、')}</span>
          <time>{formatDate(at, 'MM-DD HH:mm')}</time>
        </li>
      ))}
    </ul>
  </div>
);

/** An operator ends a vote, with a reason that everybody reads. */
function End({ postId, actions, texts }: { postId: string; actions: Standing['actions']; texts: Texts }) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const end = async (event: 'close' | 'void') => {
    setBusy(true);
    try {
      const client = await loadClient();
      await client.call('POST /api/communityManage/vote/operate', { id: postId, event, data: { reason } });
      location.reload();
    } catch {
      // The client has shown what was refused.
      setBusy(false);
    }
  };
  return (
    <div className={styles.within}>
      <label className={styles.reason}>
        {texts.reason}
        <small>{texts.reasonAsk}</small>
        <textarea maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <p className={styles.foot}>
        {actions.map((event) => (
          <Button key={event} busy={busy} disabled={reason.trim().length < 2} onClick={() => void end(event)}>
            {texts[event]}
          </Button>
        ))}
      </p>
    </div>
  );
}

export default island('vote/public/Ballot', Ballot);
