import { paths } from '../../../paths.ts';
import {
  home_quick,
  home_quick_declare,
  home_quick_declare_note,
  home_quick_enterprises,
  home_quick_enterprises_note,
  home_quick_guide,
  home_quick_guide_note,
  home_quick_notices,
  home_quick_notices_note,
  home_quick_policies,
  home_quick_policies_note,
  home_quick_safety,
  home_quick_safety_note,
} from '../../../platform/i18n/paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { bookOpenIcon } from '../../../ui/icon/shapes/book-open.ts';
import { buildingComplexIcon } from '../../../ui/icon/shapes/building-complex.ts';
import { filePenLineIcon } from '../../../ui/icon/shapes/file-pen-line.ts';
import { megaphoneIcon } from '../../../ui/icon/shapes/megaphone.ts';
import { routeIcon } from '../../../ui/icon/shapes/route.ts';
import { shieldCheckIcon } from '../../../ui/icon/shapes/shield-check.ts';
import { Link } from '../../../ui/link/Link.tsx';
import type { HomeData } from './home-data.ts';
import styles from './QuickEntrances.module.css';

/** The errands most visitors come for; each second line is a figure of today. */
export function QuickEntrances({ home }: { home: HomeData }) {
  const entrances = [
    {
      icon: filePenLineIcon,
      href: paths.declaration(),
      name: home_quick_declare(),
      note: home_quick_declare_note({ count: home.open?.total ?? 0 }),
    },
    {
      icon: bookOpenIcon,
      href: paths.policyList(),
      name: home_quick_policies(),
      note: home_quick_policies_note({ count: home.policies?.total ?? 0 }),
    },
    {
      icon: megaphoneIcon,
      href: paths.articleList('NOTICE'),
      name: home_quick_notices(),
      note: home_quick_notices_note({ count: home.notices?.total ?? 0 }),
    },
    {
      icon: shieldCheckIcon,
      href: paths.articleList('SAFETY'),
      name: home_quick_safety(),
      note: home_quick_safety_note({ count: home.safety?.total ?? 0 }),
    },
    {
      icon: buildingComplexIcon,
      href: paths.articleList('STYLE'),
      name: home_quick_enterprises(),
      note: home_quick_enterprises_note({ count: home.chain?.total ?? 0 }),
    },
    {
      icon: routeIcon,
      href: paths.registrationGuide(),
      name: home_quick_guide(),
      note: home_quick_guide_note(),
    },
  ];
  return (
    <nav className={styles.quick} aria-label={home_quick()}>
      <ul className={styles.list}>
        {entrances.map(({ icon, href, name, note }) => (
          <li key={href}>
            <Link href={href} look="bare" className={styles.entrance}>
              <Icon shape={icon} className={styles.icon} />
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
