import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { phoneIcon } from '../../../../ui/icon/shapes/phone.ts';
import { useHasPage } from '../../shared/known-pages.ts';
import { useSiteSetting } from '../../shared/site-setting.ts';
import CurrentIdentity from './CurrentIdentity.island.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './Errors.module.css';
import OtherIdentity from './OtherIdentity.island.tsx';

/** The page is off limits to this user: why, who they are logged in as, and who can open it. */
export function Forbidden() {
  const { hotline } = useSiteSetting();
  const hasPage = useHasPage();
  // Uses the titles of the pages themselves.
  const places = { page: m.person_title(), part: m.profile_b_title() };
  return (
    <ErrorFrame
      number="401"
      heading={m.site_forbidden_heading()}
      text={m.site_forbidden_why()}
      flower="orchid"
    >
      <PageHead title={[m.site_forbidden_title()]} noIndex />
      <dl className={styles.reasons}>
        <div className={styles.reason}>
          <dt>{m.site_forbidden_identity()}</dt>
          <dd>
            <CurrentIdentity
              texts={{
                visitor: m.site_forbidden_visitor(),
                person: m.site_forbidden_person({ name: namePlace }),
                enterprise: m.site_forbidden_enterprise({ name: namePlace }),
                operator: m.site_forbidden_operator({ name: namePlace }),
              }}
            />
          </dd>
        </div>
        <div className={styles.reason}>
          <dt>{m.site_forbidden_who()}</dt>
          <dd>
            <CurrentIdentity
              texts={{
                visitor: m.site_forbidden_who_visitor(),
                person: m.site_forbidden_who_person(places),
                enterprise: m.site_forbidden_who_enterprise(places),
                operator: m.site_forbidden_who_operator({ page: m.operator_user_title() }),
              }}
            />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={paths.home()} variant="main">
          {m.site_back_home()}
        </ButtonLink>
        {hasPage(paths.login()) && (
          <OtherIdentity texts={{ login: m.site_login(), switchEnterprise: m.site_forbidden_switch() }} />
        )}
        {hotline && (
          <ButtonLink href={`tel:${hotline}`} icon={phoneIcon}>
            {m.site_call({ phone: hotline })}
          </ButtonLink>
        )}
      </div>
    </ErrorFrame>
  );
}

/** The browser fills in the name, since the page is the same for everyone. */
const namePlace = '{name}';
