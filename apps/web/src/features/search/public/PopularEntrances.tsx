import { useId } from 'react';
import { paths } from '../../../paths.ts';
import {
  content_column_industry,
  content_column_notice,
  content_column_safety,
  search_about,
  search_about_note,
  search_declaration,
  search_declaration_note,
  search_enterprises,
  search_enterprises_note,
  search_guide,
  search_guide_note,
  search_industry_note,
  search_notices_note,
  search_policies,
  search_policies_note,
  search_popular,
  search_safety_note,
} from '../../../platform/i18n/paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { bookOpenIcon } from '../../../ui/icon/shapes/book-open.ts';
import { buildingComplexIcon } from '../../../ui/icon/shapes/building-complex.ts';
import { filePenLineIcon } from '../../../ui/icon/shapes/file-pen-line.ts';
import { infoIcon } from '../../../ui/icon/shapes/info.ts';
import { megaphoneIcon } from '../../../ui/icon/shapes/megaphone.ts';
import { routeIcon } from '../../../ui/icon/shapes/route.ts';
import { shieldCheckIcon } from '../../../ui/icon/shapes/shield-check.ts';
import { sproutIcon } from '../../../ui/icon/shapes/sprout.ts';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PopularEntrances.module.css';

const entrances = () => [
  {
    href: paths.declaration(),
    icon: filePenLineIcon,
    name: search_declaration(),
    note: search_declaration_note(),
  },
  { href: paths.policyList(), icon: bookOpenIcon, name: search_policies(), note: search_policies_note() },
  {
    href: paths.articleList('NOTICE'),
    icon: megaphoneIcon,
    name: content_column_notice(),
    note: search_notices_note(),
  },
  {
    href: paths.articleList('INDUSTRY'),
    icon: sproutIcon,
    name: content_column_industry(),
    note: search_industry_note(),
  },
  {
    href: paths.articleList('STYLE'),
    icon: buildingComplexIcon,
    name: search_enterprises(),
    note: search_enterprises_note(),
  },
  {
    href: paths.articleList('SAFETY'),
    icon: shieldCheckIcon,
    name: content_column_safety(),
    note: search_safety_note(),
  },
  { href: paths.registrationGuide(), icon: routeIcon, name: search_guide(), note: search_guide_note() },
  { href: paths.aboutUs(), icon: infoIcon, name: search_about(), note: search_about_note() },
];

/** Where most visitors want to go; `aside` puts the names under each other, beside what was found. */
export function PopularEntrances({ aside }: { aside?: boolean }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={aside ? styles.aside : styles.popular}>
      <h2 id={id} className={styles.head}>
        {search_popular()}
      </h2>
      <ul className={styles.list}>
        {entrances().map(({ href, icon, name, note }) => (
          <li key={href}>
            <Link href={href} look="bare" className={styles.entrance}>
              <Icon shape={icon} className={styles.icon} />
              <span>
                <b className={styles.name}>{name}</b>
                {!aside && <small className={styles.note}>{note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
