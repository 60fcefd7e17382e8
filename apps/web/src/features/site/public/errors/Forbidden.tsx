import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { phoneIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
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
      <Stack as="dl" gap={16} above={28} below={28} padBlock={20} className={styles.reasons}>
        <div>
          <Text as="dt" weight={600}>
            {m.site_forbidden_identity()}
          </Text>
          <Text as="dd" tone="quiet">
            <CurrentIdentity
              texts={{
                visitor: m.site_forbidden_visitor(),
                person: m.site_forbidden_person({ name: namePlace }),
                enterprise: m.site_forbidden_enterprise({ name: namePlace }),
                operator: m.site_forbidden_operator({ name: namePlace }),
              }}
            />
          </Text>
        </div>
        <div>
          <Text as="dt" weight={600}>
            {m.site_forbidden_who()}
          </Text>
          <Text as="dd" tone="quiet">
            <CurrentIdentity
              texts={{
                visitor: m.site_forbidden_who_visitor(),
                person: m.site_forbidden_who_person(places),
                enterprise: m.site_forbidden_who_enterprise(places),
                operator: m.site_forbidden_who_operator({ page: m.operator_user_title() }),
              }}
            />
          </Text>
        </div>
      </Stack>
      <Row wrap gap={12} above={28}>
        <ButtonLink href={paths.home()} variant="main">
          {m.act_back_home()}
        </ButtonLink>
        {hasPage(paths.login()) && (
          <OtherIdentity texts={{ login: m.site_login(), switchEnterprise: m.site_forbidden_switch() }} />
        )}
        {hotline && (
          <ButtonLink href={`tel:${hotline}`} icon={phoneIcon}>
            {m.site_call({ phone: hotline })}
          </ButtonLink>
        )}
      </Row>
    </ErrorFrame>
  );
}

/** The browser fills in the name, since the page is the same for everyone. */
const namePlace = '{name}';
