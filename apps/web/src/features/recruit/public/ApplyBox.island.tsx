import type { EndpointMap } from '@portal/contract/endpoint-map';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { loadClient } from '../../community/shared/use-standing.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './ApplyBox.module.css';
import type { ApplyTexts } from './apply-texts.ts';

// Loaded only for those who may apply.
const ApplyForm = lazy(async () => ({ default: (await import('./ApplyForm.tsx')).ApplyForm }));

type Standing = EndpointMap['GET /api/communityManage/recruit/queryStanding']['output'];
type Application = NonNullable<Standing['application']>;

interface ApplyBoxProps {
  postId: string;
  isOpen: boolean;
  isFilled: boolean;
  positions: { positionId: string; title: string; isFull: boolean }[];
  resume: { purpose: string; accept: string };
  lang: string | undefined;
  hrefs: { login: string; own: string; received: string };
  texts: ApplyTexts;
}

/** The position whose button was pressed last; one pressed before hydration is read from the address. */
function useChosen(first: string) {
  const [chosen, setChosen] = useState(first);
  useEffect(() => {
    const pressed = /^#apply-(\w+)$/.exec(location.hash)?.[1];
    if (pressed) setChosen(pressed);
    const follow = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-apply]') : null;
      if (button?.dataset.apply) setChosen(button.dataset.apply);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return [chosen, setChosen] as const;
}

/** What the reader can do about a recruitment: apply, wait for an answer, or manage it as the recruiter. */
function ApplyBox({ postId: id, isOpen, isFilled, positions, resume, lang, hrefs, texts }: ApplyBoxProps) {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [standing, setStanding] = useState<Standing>();
  const open = positions.filter(({ isFull }) => !isFull);
  const [chosen, setChosen] = useChosen(open[0]?.positionId ?? '');
  const ask = useCallback(async () => {
    const client = await loadClient();
    setStanding(await client.call('GET /api/communityManage/recruit/queryStanding', { id }, { quiet: true }));
  }, [id]);
  useEffect(() => {
    // If the call fails, the page stays as visitors see it.
    if (token !== '') ask().catch(() => undefined);
  }, [token, ask]);
  const again = () => void ask().catch(() => undefined);
  if (token === '')
    return isOpen ? (
      <ButtonLink href={hrefs.login} variant="main" size="large" wide>
        {texts.login}
      </ButtonLink>
    ) : null;
  if (!standing) return null;
  const { application, mayApply, hindrance, waiting } = standing;
  if (waiting !== null)
    return (
      <div className={styles.box}>
        <p>{texts.waiting.replace('{count}', String(waiting))}</p>
        <ButtonLink href={hrefs.received} variant="main" wide>
          {texts.received}
        </ButtonLink>
      </div>
    );
  if (application)
    return (
      <Own
        application={application}
        isFilled={isFilled}
        lang={lang}
        own={hrefs.own}
        texts={texts}
        onDone={again}
      />
    );
  if (!mayApply)
    return isOpen ? (
      <Text tone="quiet" size={14} leading="body">
        {hindrance}
      </Text>
    ) : null;
  return (
    <Suspense>
      <ApplyForm
        postId={id}
        positions={open}
        chosen={chosen}
        onChoose={setChosen}
        resume={resume}
        texts={texts}
        onSent={(sent) => setStanding({ ...standing, mayApply: false, application: sent })}
      />
    </Suspense>
  );
}

interface OwnProps {
  application: Application;
  isFilled: boolean;
  lang: string | undefined;
  own: string;
  texts: ApplyTexts;
  onDone: () => void;
}

/** The reader's own application: its status, and a button to withdraw it. */
function Own({ application, isFilled, lang, own, texts, onDone }: OwnProps) {
  const {
    applicationId: id,
    version,
    state,
    stateLabel,
    position,
    interviewAt,
    interviewPlace,
    answer,
  } = application;
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    const question = {
      title: texts.withdraw,
      text: texts.withdrawAsk,
      ok: texts.withdraw,
      cancel: texts.keep,
    };
    if (!(await notices.confirm(question))) return;
    setBusy(true);
    try {
      const client = await loadClient();
      await client.call('POST /api/communityManage/recruitApply/operate', { id, event: 'withdraw', version });
      notices.toast('success', texts.withdrawn, 5_000);
    } catch {
      // The client has already shown the error.
    } finally {
      setBusy(false);
      onDone();
    }
  };
  const isWaiting = state === 'SUBMITTED' || state === 'VIEWED' || state === 'INTERVIEW';
  return (
    <div className={styles.box} role="status">
      <p>
        <b>{stateLabel}</b> <span lang={lang}>{position}</span>
      </p>
      {state === 'INTERVIEW' && interviewAt !== null && (
        <p lang={lang}>
          {texts.meeting
            .replace('{time}', formatDate(interviewAt, 'MM-DD HH:mm'))
            .replace('{place}', () => interviewPlace)}
        </p>
      )}
      {answer && (
        <Text tone="quiet" size={14} leading="body">
          {texts.answer} <span lang={lang}>{answer}</span>
        </Text>
      )}
      {isFilled && isWaiting && (
        <Text tone="quiet" size={14} leading="body">
          {texts.filled}
        </Text>
      )}
      {application.mayWithdraw && (
        <Button busy={busy} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      <Link href={own}>{texts.own}</Link>
    </div>
  );
}

export default island('recruit/public/ApplyBox', ApplyBox, 'idle');
