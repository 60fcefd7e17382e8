import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useMenus } from '../../../platform/account/use-user.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import {
  bookmarkIcon,
  buildingComplexIcon,
  doorOpenIcon,
  filePenLineIcon,
  wrenchIcon,
} from '../../../ui/icon/shapes.ts';

const maxEntries = 3;

const entries = [
  { href: paths.repair(), icon: wrenchIcon, text: m.workbench_quick_repair },
  { href: paths.conferenceRoom(), icon: doorOpenIcon, text: m.workbench_quick_room },
  { href: paths.enterprisePreserve(), icon: buildingComplexIcon, text: m.workbench_quick_profile },
  { href: paths.collectedMessages(), icon: bookmarkIcon, text: m.workbench_quick_saved },
];

/** The most frequent actions, limited to the user's menu; applying for funding is open to all. */
export function QuickEntries() {
  const menus = useMenus();
  const own = entries.filter(({ href }) => isInMenu(menus, href)).slice(0, maxEntries - 1);
  const declare = { href: paths.declaration(), icon: filePenLineIcon, text: m.workbench_quick_declare };
  return [...own, declare].map(({ href, icon, text }) => (
    <ButtonLink key={href} href={href} icon={icon}>
      {text()}
    </ButtonLink>
  ));
}
