import * as m from '@portal/texts/messages';
import { errandGroups } from '../../../feature/errand.ts';
import { paths } from '../../../paths.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { inboxIcon } from '../../../ui/icon/shapes/inbox.ts';
import { layoutDashboardIcon } from '../../../ui/icon/shapes/layout-dashboard.ts';
import { phoneIcon } from '../../../ui/icon/shapes/phone.ts';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { errands } from '../../errands.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { useHasPage } from '../../site/shared/known-pages.ts';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import ErrandList from './ErrandList.island.tsx';
import styles from './ErrandsPage.module.css';

const groupNames = { property: m.errand_property, policy: m.errand_policy, own: m.errand_own };

/** Everything that can be done in the portal, with what waits for whoever is logged in. */
export function Component() {
  const { dutyPhone } = useSiteSetting();
  const hasPage = useHasPage();
  const groups = errandGroups.map((key) => ({
    key,
    title: groupNames[key](),
    rows: errands
      .filter(({ group, href }) => group === key && hasPage(href))
      .map(({ group, place, name, note, ...errand }) => ({ ...errand, name: name(), note: note() })),
  }));
  const work = {
    key: 'work',
    title: m.errand_work(),
    rows: [
      {
        href: paths.manageHome(),
        icon: layoutDashboardIcon,
        name: m.member_place_workbench(),
        note: m.errand_workbench_note(),
      },
      {
        href: paths.manageTodo(),
        icon: inboxIcon,
        name: m.member_place_queue(),
        note: m.errand_queue_note(),
      },
    ],
  };
  return (
    <>
      <DocumentHead
        title={[m.errand_title()]}
        description={m.errand_description()}
        canonical={paths.errands()}
      />
      <Crumbs steps={[{ text: m.errand_title() }]} />
      <Wrap className={styles.page}>
        <PageHead title={m.errand_title()} note={m.errand_description()} />
        <ErrandList
          groups={groups}
          work={work}
          login={{ href: paths.login(paths.errands()), text: m.site_login(), note: m.errand_login_note() }}
          texts={{
            waits: m.errand_waits({ count: '#' }),
            label: m.errand_waiting(),
            nothing: m.errand_nothing(),
            login: m.errand_needs_login(),
            enterprise: m.errand_needs_enterprise(),
          }}
        />
        {dutyPhone && (
          <ButtonLink href={`tel:${dutyPhone}`} icon={phoneIcon} className={styles.call}>
            {m.errand_call({ number: dutyPhone })}
          </ButtonLink>
        )}
      </Wrap>
    </>
  );
}
