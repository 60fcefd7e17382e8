import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { serviceGroups } from '../../../feature/public-service.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { inboxIcon, layoutDashboardIcon, phoneIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { publicServices } from '../../public-services.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { useHasPage } from '../../site/shared/known-pages.ts';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import PublicServiceList from './PublicServiceList.island.tsx';
import styles from './PublicServicesPage.module.css';

const groupNames = {
  property: m.public_service_property,
  policy: m.public_service_policy,
  own: m.public_service_own,
};

/** All services of the portal, with pending cases for logged-in users. */
export function Component() {
  const { dutyPhone } = useSiteSetting();
  const hasPage = useHasPage();
  const groups = serviceGroups.map((key) => ({
    key,
    title: groupNames[key](),
    rows: publicServices
      .filter(({ group, href }) => group === key && hasPage(href))
      .map(({ group, place, name, note, ...publicService }) => ({
        ...publicService,
        name: name(),
        note: note(),
      })),
  }));
  const work = {
    key: 'work',
    title: m.public_service_work(),
    rows: [
      {
        href: paths.manageHome(),
        icon: layoutDashboardIcon,
        name: m.member_place_workbench(),
        note: m.public_service_workbench_note(),
      },
      {
        href: paths.manageTodo(),
        icon: inboxIcon,
        name: m.member_place_queue(),
        note: m.public_service_queue_note(),
      },
    ],
  };
  return (
    <>
      <DocumentHead
        title={[m.public_service_title()]}
        description={m.public_service_description()}
        canonical={paths.publicServices()}
      />
      <Crumbs steps={[{ text: m.public_service_title() }]} />
      <Text as="div" contained padTop={40} padBottom={64} className={styles.page}>
        <PageHead title={m.public_service_title()} note={m.public_service_description()} />
        <PublicServiceList
          groups={groups}
          work={work}
          login={{
            href: paths.login(paths.publicServices()),
            text: m.site_login(),
            note: m.public_service_login_note(),
          }}
          texts={{
            waits: m.public_service_waits({ count: '#' }),
            label: m.public_service_waiting(),
            nothing: m.public_service_nothing(),
            login: m.public_service_needs_login(),
            enterprise: m.public_service_needs_enterprise(),
          }}
        />
        {dutyPhone && (
          <ButtonLink href={`tel:${dutyPhone}`} icon={phoneIcon} className={styles.call}>
            {m.public_service_call({ number: dutyPhone })}
          </ButtonLink>
        )}
      </Text>
    </>
  );
}
