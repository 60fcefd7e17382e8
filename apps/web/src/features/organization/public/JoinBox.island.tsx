import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useCallback, useEffect, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PlainCheckbox } from '../../../ui/plain-field/PlainCheckbox.tsx';
import { PlainChips } from '../../../ui/plain-field/PlainChips.tsx';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import styles from './JoinBox.module.css';
import type { JoinTexts } from './join-texts.ts';

type Standing = EndpointMap['GET /api/communityManage/organization/queryStanding']['output'];
type Membership = NonNullable<Standing['membership']>;
type OwnEvent = Membership['actions'][number];

interface JoinBoxProps {
  organizationId: string;
  takesMembers: boolean;
  tasks: string[];
  hrefs: { login: string; own: string };
  texts: JoinTexts;
}

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

const standingCall = 'GET /api/communityManage/organization/queryStanding';

/**
 * The reader's relation to an organisation: can ask to join, is waiting, or is a member; also shows members' phone
 * numbers.
 */
function JoinBox({ organizationId: id, takesMembers, tasks, hrefs, texts }: JoinBoxProps) {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [standing, setStanding] = useState<Standing>();
  const ask = useCallback(async () => {
    const client = await loadClient();
    setStanding(await client.call(standingCall, { id }, { quiet: true }));
  }, [id]);
  useEffect(() => {
    // On failure the page stays as a visitor sees it.
    if (token !== '') ask().catch(() => undefined);
  }, [token, ask]);
  const membership = standing?.membership ?? null;
  return (
    <div className={styles.box}>
      {standing?.phones.map(({ memberId, phone }) => (
        <InSlot key={memberId} name="data-phone" value={memberId}>
          {phone}
        </InSlot>
      ))}
      {membership && (
        <Own
          membership={membership}
          hrefs={hrefs}
          texts={texts}
          onDone={() => void ask().catch(() => undefined)}
        />
      )}
      {standing?.mayApply ? (
        <JoinForm id={id} tasks={tasks} texts={texts} onSent={() => void ask().catch(() => undefined)} />
      ) : (
        standing === undefined && (
          <Visitor takesMembers={takesMembers} isKnown={token !== ''} hrefs={hrefs} texts={texts} />
        )
      )}
      {standing && !standing.mayApply && !membership && <p className={styles.note}>{texts.takesNobody}</p>}
    </div>
  );
}

interface VisitorProps extends Pick<JoinBoxProps, 'takesMembers' | 'hrefs' | 'texts'> {
  /** Whether a user is logged in, so that their membership is still loading. */
  isKnown: boolean;
}

function Visitor({ takesMembers, isKnown, hrefs, texts }: VisitorProps) {
  if (!takesMembers) return <p className={styles.note}>{texts.takesNobody}</p>;
  return (
    <>
      <p className={styles.note}>{texts.note}</p>
      {!isKnown && (
        <ButtonLink href={hrefs.login} variant="main" size="large" wide>
          {texts.login}
        </ButtonLink>
      )}
      <Text padTop={12} lineAbove="thin" className={styles.foot}>
        {texts.foot}
      </Text>
    </>
  );
}

interface JoinFormProps extends Pick<JoinBoxProps, 'tasks' | 'texts'> {
  id: string;
  onSent: () => void;
}

function JoinForm({ id, tasks, texts, onSent }: JoinFormProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [note, setNote] = useState('');
  const [phoneShown, setPhoneShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const client = await loadClient();
      await client.call('POST /api/communityManage/organizationMember/submit', {
        id,
        data: { tasks: chosen, note, phoneShown },
      });
      notices.toast('success', texts.done.apply, 5_000);
      onSent();
    } catch {
      // The client has shown the refusal; the input is kept.
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.note}>{texts.note}</p>
      {tasks.length > 0 && (
        <PlainChips
          label={texts.tasks}
          options={tasks.map((task) => ({ value: task, text: task }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <PlainText label={texts.intro} value={note} maxLength={100} onChange={setNote} />
      <PlainCheckbox checked={phoneShown} onChange={setPhoneShown}>
        {texts.phoneShown}
      </PlainCheckbox>
      <Button type="submit" variant="main" size="large" wide busy={busy}>
        {texts.join}
      </Button>
      <Text padTop={12} lineAbove="thin" className={styles.foot}>
        {texts.foot}
      </Text>
    </form>
  );
}

interface OwnProps extends Pick<JoinBoxProps, 'hrefs' | 'texts'> {
  membership: Membership;
  onDone: () => void;
}

/** The user's own request or membership, and its actions. */
function Own({ membership, hrefs, texts, onDone }: OwnProps) {
  const { memberId: id, state, title, reason, actions, version } = membership;
  const [busy, setBusy] = useState<OwnEvent>();
  const fire = async (event: OwnEvent) => {
    const question = {
      title: texts.acts.leave,
      text: texts.leaveAsk,
      ok: texts.acts.leave,
      cancel: texts.keep,
    };
    if (event === 'leave' && !(await notices.confirm(question))) return;
    setBusy(event);
    try {
      const client = await loadClient();
      await client.call('POST /api/communityManage/organizationMember/operate', { id, event, version });
      notices.toast('success', texts.done.own, 5_000);
    } catch {
      // The client has shown the refusal.
    } finally {
      setBusy(undefined);
      onDone();
    }
  };
  return (
    <div className={styles.own}>
      {state === 'APPLIED' && (
        <p>
          <b>{texts.asked}</b> {texts.askedText}
        </p>
      )}
      {state === 'ACTIVE' && (
        <p>
          <b>{texts.isMember}</b> {title}
        </p>
      )}
      {state === 'REFUSED' && <p>{texts.refused.replace('{reason}', () => reason)}</p>}
      {actions.length > 0 && (
        <Row as="p" wrap gap={8}>
          {actions.map((event) => (
            <Button key={event} busy={busy === event} onClick={() => void fire(event)}>
              {texts.acts[event]}
            </Button>
          ))}
        </Row>
      )}
      {state !== 'LEFT' && <Link href={hrefs.own}>{texts.own}</Link>}
    </div>
  );
}

export default island('organization/public/JoinBox', JoinBox, 'idle');
