import { memberRoleLabels } from '@portal/contract/role-labels';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './InvitePage.module.css';
import { answerTexts } from './invite/answer-texts.ts';
import InviteAnswer from './invite/InviteAnswer.island.tsx';

export const loader = makeLoader(async ({ call, params }) => ({
  invite: await call('GET /api/communityManage/invite/queryDetail', { id: params.id ?? '' }),
}));

/** An invitation to join an enterprise, open to anyone with its link. */
export function Component() {
  const { invite } = useLoaderData<typeof loader>();
  const { inviteId, enterpriseId, enterpriseName, inviterName, memberRole, phoneTail } = invite;
  const { createdAt, expiresAt, status, version } = invite;
  const hrefs = {
    login: paths.login(paths.invite(inviteId)),
    // An invitation is for a person; the login that follows the registration returns to it.
    register: paths.registerPerson(paths.invite(inviteId)),
    workbench: paths.dashboard(),
    home: paths.home(),
  };
  return (
    <Wrap className={styles.page}>
      <PageHead title={[m.profile_p_title(), enterpriseName]} noIndex />
      <article className={styles.letter}>
        <p className={styles.kind}>{m.profile_p_title()}</p>
        <p className={styles.lead}>
          <Sentence say={m.profile_p_lead} values={{ person: inviterName }} />
        </p>
        <h1 className={styles.name} tabIndex={-1} lang={langOfContent('zh')}>
          {enterpriseName}
        </h1>
        <p>
          <Link href={paths.article('STYLE', enterpriseId)}>{m.profile_p_see()}</Link>
        </p>
        <div className={styles.facts}>
          <Facts
            columns={1}
            facts={[
              { name: m.profile_p_role(), value: memberRoleLabels[memberRole]() },
              { name: m.profile_p_phone(), value: m.profile_p_phone_tail({ tail: phoneTail }) },
              { name: m.profile_p_sent(), value: formatDate(createdAt) },
              { name: m.profile_p_until(), value: formatDate(expiresAt) },
            ]}
          />
        </div>
        <InviteAnswer
          inviteId={inviteId}
          status={status}
          version={version}
          hrefs={hrefs}
          texts={answerTexts({ enterpriseName, phoneTail })}
        />
        {status === 'SENT' && <p className={styles.shared}>{m.profile_p_shared()}</p>}
      </article>
    </Wrap>
  );
}
