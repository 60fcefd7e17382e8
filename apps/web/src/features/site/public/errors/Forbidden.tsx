import { paths } from '../../../../paths.ts';
import { wordGap } from '../../../../platform/i18n/language.ts';
import {
  site_back_home,
  site_call,
  site_forbidden_enterprise,
  site_forbidden_heading,
  site_forbidden_identity,
  site_forbidden_operator,
  site_forbidden_other_company,
  site_forbidden_person,
  site_forbidden_switch,
  site_forbidden_title,
  site_forbidden_visitor,
  site_forbidden_who,
  site_forbidden_who_text,
  site_forbidden_why,
  site_login,
} from '../../../../platform/i18n/paraglide/messages.js';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { phoneIcon } from '../../../../ui/icon/shapes/phone.ts';
import { useHasPage } from '../../shared/known-pages.ts';
import { useSiteSetting } from '../../shared/site-setting.ts';
import CurrentIdentity from './CurrentIdentity.island.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './Errors.module.css';
import OtherIdentity from './OtherIdentity.island.tsx';

/** Not for this visitor: why, who he is now, who can open it. */
export function Forbidden() {
  const { hotline } = useSiteSetting();
  const hasPage = useHasPage();
  return (
    <ErrorFrame number="401" heading={site_forbidden_heading()} text={site_forbidden_why()} flower="orchid">
      <PageHead title={[site_forbidden_title()]} noIndex />
      <dl className={styles.reasons}>
        <div className={styles.reason}>
          <dt>{site_forbidden_identity()}</dt>
          <dd>
            <CurrentIdentity
              texts={{
                visitor: site_forbidden_visitor(),
                person: site_forbidden_person({ name: namePlace }),
                enterprise: site_forbidden_enterprise({ name: namePlace }),
                operator: site_forbidden_operator({ name: namePlace }),
              }}
            />
          </dd>
        </div>
        <div className={styles.reason}>
          <dt>{site_forbidden_who()}</dt>
          <dd>
            {site_forbidden_who_text()}
            {wordGap()}
            {site_forbidden_other_company()}
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={paths.home()} variant="main">
          {site_back_home()}
        </ButtonLink>
        {hasPage(paths.login()) && (
          <OtherIdentity texts={{ login: site_login(), switchEnterprise: site_forbidden_switch() }} />
        )}
        {hotline && (
          <ButtonLink href={`tel:${hotline}`} icon={phoneIcon}>
            {site_call({ phone: hotline })}
          </ButtonLink>
        )}
      </div>
    </ErrorFrame>
  );
}

/** Where the browser puts the name in; pages are the same for everyone. */
const namePlace = '{name}';
