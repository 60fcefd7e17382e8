import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useId } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import {
  bookOpenIcon,
  buildingComplexIcon,
  filePenLineIcon,
  infoIcon,
  megaphoneIcon,
  routeIcon,
  shieldCheckIcon,
  sproutIcon,
} from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PopularEntrances.module.css';

const entrances = () => [
  {
    href: paths.declaration(),
    icon: filePenLineIcon,
    name: m.search_declaration(),
    note: m.search_declaration_note(),
  },
  { href: paths.policyList(), icon: bookOpenIcon, name: m.search_policies(), note: m.search_policies_note() },
  {
    href: paths.articleList('NOTICE'),
    icon: megaphoneIcon,
    name: m.content_column_notice(),
    note: m.search_notices_note(),
  },
  {
    href: paths.articleList('INDUSTRY'),
    icon: sproutIcon,
    name: m.content_column_industry(),
    note: m.search_industry_note(),
  },
  {
    href: paths.articleList('STYLE'),
    icon: buildingComplexIcon,
    name: m.search_enterprises(),
    note: m.search_enterprises_note(),
  },
  {
    href: paths.articleList('SAFETY'),
    icon: shieldCheckIcon,
    name: m.content_column_safety(),
    note: m.search_safety_note(),
  },
  { href: paths.registrationGuide(), icon: routeIcon, name: m.search_guide(), note: m.search_guide_note() },
  { href: paths.aboutUs(), icon: infoIcon, name: m.search_about(), note: m.search_about_note() },
];

/** The most popular pages; `aside` stacks their names, for the column next to the results. */
export function PopularEntrances({ aside }: { aside?: boolean }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={aside ? styles.aside : styles.popular}>
      <Text id={id} as="h2" size={18} className={styles.head}>
        {m.search_popular()}
      </Text>
      <Columns
        as="ul"
        of="repeat(4, minmax(0, 1fr))"
        above={12}
        lineAbove="strong"
        stack="phone"
        className={styles.list}
      >
        {entrances().map(({ href, icon, name, note }) => (
          <li key={href}>
            <Link href={href} look="bare" className={styles.entrance}>
              <Icon shape={icon} className={styles.icon} />
              <span>
                <Text as="b" block weight={600} className={styles.name}>
                  {name}
                </Text>
                {!aside && (
                  <Text as="small" block above={2} tone="faint" size={14}>
                    {note}
                  </Text>
                )}
              </span>
            </Link>
          </li>
        ))}
      </Columns>
    </nav>
  );
}
