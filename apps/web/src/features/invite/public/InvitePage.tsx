import { endText } from '@portal/contract/deadline';
import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import type { InviteDetail } from '@portal/contract/invite/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon, xIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { answerTexts } from './answer-texts.ts';
import InviteAnswer from './InviteAnswer.island.tsx';
import styles from './InvitePage.module.css';
import letter from './letter.webp';

export const loader = makeLoader(async ({ call, params }) => ({
  invite: await call('GET /api/communityManage/invite/queryDetail', { id: params.id ?? '' }),
}));

/** The page of what the user is invited to, by kind. */
const targetHrefs: Record<InviteDetail['kind'], (id: string) => string> = {
  ENTERPRISE_MEMBER: (id) => paths.article('STYLE', id),
  ORG: paths.organization,
};

/** An invitation as a letter, open to anyone with its link: inviter, purpose, visible data, and expiry. */
export function Component() {
  const { invite } = useLoaderData<typeof loader>();
  const { parkName } = useSiteSetting();
  const { inviteId, kind, targetId, targetName, status, version, phoneTail, maxUses, expiresAt } = invite;
  const hrefs = {
    login: paths.login(paths.invite(inviteId)),
    // An invitation is for a person; the login after registration returns to it.
    register: paths.registerPerson(paths.invite(inviteId)),
    next: kind === 'ORG' ? paths.organization(targetId) : paths.dashboard(),
    home: paths.home(),
  };
  return (
    <div className={styles.ground}>
      <PageHead title={[m.profile_p_title(), targetName]} noIndex />
      <Text as="div" contained padTop={48} padBottom={96} className={styles.page}>
        <Columns
          as="article"
          of="300px minmax(0, 1fr)"
          clip
          frame="thin"
          round
          ground="page"
          stack="phone"
          className={styles.letter}
        >
          <img className={styles.art} src={letter} alt="" width={460} height={980} decoding="async" />
          <Stack gap={16} atTop padInline={48} padTop={48} padBottom={40} className={styles.sheet}>
            <Row as="p" gap={10} align="center" tone="quiet" size="note">
              <Mark className={styles.mark} />
              <span lang={langOfContent('zh')}>{parkName}</span>
            </Row>
            <Words invite={invite} />
            {status === 'SENT' && <Shared invite={invite} />}
            <InviteAnswer
              inviteId={inviteId}
              isLink={phoneTail === ''}
              status={status}
              version={version}
              hrefs={hrefs}
              texts={answerTexts({ kind, targetName, phoneTail })}
            />
            {status === 'SENT' && (
              <Text tone="quiet" size="note" leading="list">
                {m.org_letter_until({ date: endText(expiresAt) })}
                <br />
                {phoneTail === ''
                  ? m.org_letter_many({ count: maxUses })
                  : `${m.profile_p_phone()} ${m.profile_p_phone_tail({ tail: phoneTail })}`}
              </Text>
            )}
          </Stack>
        </Columns>
      </Text>
    </div>
  );
}

/** The letter itself. */
function Words({ invite }: { invite: InviteDetail }) {
  const { kind, targetId, targetName, inviterName, memberRole, title, message, createdAt } = invite;
  const lang = langOfContent('zh');
  const isOfPark = kind === 'ORG';
  return (
    <>
      <Text padTop={12} tone="quiet" size="note" className={styles.kind}>
        {m.profile_p_title()}
      </Text>
      <Text size={18}>
        {isOfPark ? (
          m.org_letter_office()
        ) : (
          <Sentence say={m.profile_p_lead} values={{ person: inviterName }} />
        )}
      </Text>
      <Text as="h1" size={32} leading="tight" balance tabIndex={-1} lang={lang}>
        {targetName}
      </Text>
      <p>
        <Link href={targetHrefs[kind](targetId)}>{isOfPark ? m.org_letter_see() : m.profile_p_see()}</Link>
      </p>
      {(memberRole !== null || title !== '') && (
        <p>
          {m.profile_p_role()}{' '}
          {memberRole === null ? <b lang={lang}>{title}</b> : <b>{memberRoleLabels[memberRole]()}</b>}
        </p>
      )}
      {message !== '' && (
        <div className={styles.words} lang={lang}>
          {message.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Stack as="p" items="end" tone="quiet" leading="list">
        <Text as="b" tone="ink" lang={lang}>
          {isOfPark ? targetName : inviterName}
        </Text>
        <time>{formatDate(createdAt, 'YYYY-MM-DD')}</time>
      </Stack>
    </>
  );
}

/** What the other members will see of a person who accepts, and what they will not. */
function Shared({ invite: { kind, members } }: { invite: InviteDetail }) {
  if (kind === 'ENTERPRISE_MEMBER')
    return (
      <Text padTop={16} lineAbove="strong" tone="quiet" size="note">
        {m.profile_p_shared()}
      </Text>
    );
  const seen = [m.org_letter_sees_name(), m.org_letter_sees_phone({ count: members ?? 0 })];
  const unseen = [m.org_letter_hides_business(), m.org_letter_hides_anonymous()];
  return (
    <Columns
      of="repeat(2, minmax(0, 1fr))"
      gap={16}
      gapX={32}
      padTop={20}
      lineAbove="strong"
      size={15}
      stack="phone"
      className={styles.sides}
    >
      <SharedList title={m.org_letter_sees()} icon={checkIcon} entries={seen} />
      <SharedList title={m.org_letter_hides()} icon={xIcon} entries={unseen} />
    </Columns>
  );
}

function SharedList({ title, icon, entries }: { title: string; icon: string; entries: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <Icon shape={icon} />
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}
