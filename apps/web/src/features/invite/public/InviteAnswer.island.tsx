import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import type { AnswerTexts } from './answer-texts.ts';
import styles from './InviteAnswer.module.css';

type Detail = EndpointMap['GET /api/communityManage/invite/queryDetail']['output'];

interface InviteAnswerProps {
  inviteId: string;
  /** Whether anyone with the link can accept; such an invitation cannot be declined. */
  isLink: boolean;
  status: Detail['status'];
  version: number;
  hrefs: { login: string; register: string; next: string; home: string };
  texts: AnswerTexts;
}

const detailCall = 'GET /api/communityManage/invite/queryDetail';

/** Lets the invited person accept or decline; tells everybody else how to. */
function InviteAnswer({ inviteId, isLink, hrefs, texts, ...sent }: InviteAnswerProps) {
  const isMember = readUser(useInBrowser(pageCookies, '')).token !== '';
  const [invite, setInvite] = useState<Pick<Detail, 'status' | 'version' | 'isForCaller'>>({
    status: sent.status,
    version: sent.version,
    isForCaller: null,
  });
  const [isAnswered, setAnswered] = useState(false);
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    if (!isMember) return;
    const ask = browserClient().call(detailCall, { id: inviteId }, { quiet: true });
    // On failure the page stays as a visitor sees it.
    ask.then(setInvite, () => undefined);
  }, [inviteId, isMember]);

  const answer = async (event: 'accept' | 'decline') => {
    setBusy(event);
    setRefusal(undefined);
    try {
      const path = 'POST /api/communityManage/invite/operate';
      const { version } = invite;
      const done = await browserClient().call(path, { id: inviteId, event, version }, { once: true });
      setAnswered(true);
      // A link stays open for others; for this user it has been accepted.
      setInvite({ ...invite, ...done, status: event === 'accept' ? 'ACCEPTED' : done.status });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.retMsg || texts.failed);
    } finally {
      setBusy(undefined);
    }
  };

  if (invite.status !== 'SENT')
    return <Over status={invite.status} isJoined={isAnswered} hrefs={hrefs} texts={texts} />;
  if (invite.isForCaller === false)
    return (
      <Alert kind="warning" title={texts.wrong} announce>
        {texts.wrongText}
      </Alert>
    );
  return (
    <Stack gap={16}>
      {refusal && (
        <Alert kind="error" announce>
          {refusal}
        </Alert>
      )}
      {invite.isForCaller ? (
        <Row as="p" wrap gap={12} gapX={16} align="center" className={styles.acts}>
          <Button size="large" variant="main" busy={busy === 'accept'} onClick={() => void answer('accept')}>
            {texts.accept}
          </Button>
          {!isLink && (
            <Button size="large" busy={busy === 'decline'} onClick={() => void answer('decline')}>
              {texts.decline}
            </Button>
          )}
        </Row>
      ) : (
        <Row as="p" wrap gap={12} gapX={16} align="center" className={styles.acts}>
          <ButtonLink size="large" variant="main" href={hrefs.login}>
            {texts.login}
          </ButtonLink>
          <Link href={hrefs.register}>{texts.register}</Link>
        </Row>
      )}
    </Stack>
  );
}

interface OverProps extends Pick<InviteAnswerProps, 'hrefs' | 'texts'> {
  status: Exclude<Detail['status'], 'SENT'>;
  /** Whether the user has just accepted. */
  isJoined: boolean;
}

/** The clicked button is gone, so the focus moves to the next action. */
const goOn = (acts: HTMLElement | null) => acts?.querySelector('a')?.focus();

/** An invitation that has been answered or is no longer valid. */
function Over({ status, isJoined, hrefs, texts }: OverProps) {
  const isAccepted = status === 'ACCEPTED';
  return (
    <Stack gap={16}>
      <Alert kind={isAccepted ? 'success' : 'info'} title={texts.over[status]} announce={isJoined}>
        {isAccepted ? isJoined && texts.joinedText : texts.overText}
      </Alert>
      <Row
        as="p"
        wrap
        gap={12}
        gapX={16}
        align="center"
        className={styles.acts}
        ref={isJoined ? goOn : undefined}
      >
        {isAccepted ? (
          <ButtonLink size="large" variant="main" href={hrefs.next}>
            {texts.enter}
          </ButtonLink>
        ) : (
          <ButtonLink size="large" href={hrefs.home}>
            {texts.home}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

export default island('invite/public/InviteAnswer', InviteAnswer, 'load');
