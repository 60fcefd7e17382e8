import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import {
  arrowLeftIcon,
  clipboardListIcon,
  filePenLineIcon,
  houseIcon,
  megaphoneIcon,
  newspaperIcon,
  phoneIcon,
  scaleIcon,
  searchIcon,
  sproutIcon,
} from '../../../../ui/icon/shapes.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { NativeInput } from '../../../../ui/native-field/NativeInput.tsx';
import { useHasPage } from '../../shared/known-pages.ts';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './Errors.module.css';
import { useListHref } from './use-list-href.ts';

const maxLinks = 6;

const links = () => [
  { href: paths.home(), icon: houseIcon, text: m.site_home() },
  { href: paths.declaration(), icon: filePenLineIcon, text: m.site_nav_declaration() },
  { href: paths.policyList(), icon: scaleIcon, text: m.site_nav_interpretation() },
  { href: paths.articleList('NOTICE'), icon: megaphoneIcon, text: m.site_nav_notices() },
  { href: paths.articleList('INDUSTRY'), icon: newspaperIcon, text: m.site_nav_industry() },
  { href: paths.aboutUs('contact'), icon: phoneIcon, text: m.site_foot_contact() },
  { href: paths.registrationGuide(), icon: clipboardListIcon, text: m.site_foot_guide() },
  { href: paths.articleList('PARK'), icon: sproutIcon, text: m.site_nav_park_news() },
];

/** The page doesn't exist: offers a search, its list, and common pages. */
export function NotFound() {
  const hasPage = useHasPage();
  const list = useListHref();
  const back = list ? [{ href: list, icon: arrowLeftIcon, text: m.site_not_found_list() }] : [];
  const others = links().filter(({ href }) => hasPage(href) && href !== back[0]?.href);
  return (
    <ErrorFrame
      number="404"
      heading={m.site_not_found_heading()}
      text={m.site_not_found_text()}
      flower="lily"
    >
      <PageHead title={[m.site_not_found_title()]} noIndex />
      {hasPage(paths.search()) && (
        <search>
          <Columns
            action={withBasePath(paths.search())}
            as="form"
            of="minmax(0, 1fr) auto"
            gap={12}
            align="stretch"
            above={28}
            className={styles.search}
          >
            <NativeInput
              label={m.site_search_label()}
              hiddenLabel
              icon={searchIcon}
              type="search"
              name="keyword"
              maxLength={100}
              placeholder={m.site_search_long()}
            />
            <Button type="submit" variant="main" size="large">
              {m.search_submit()}
            </Button>
          </Columns>
        </search>
      )}
      <nav aria-label={m.site_not_found_links()}>
        <Columns
          as="ul"
          of="repeat(3, minmax(0, 1fr))"
          above={32}
          lineAbove="strong"
          className={styles.links}
        >
          {[...back, ...others].slice(0, maxLinks).map(({ href, icon, text }) => (
            <li key={href}>
              <Link href={href} look="bare" className={styles.link}>
                <Icon shape={icon} className={styles.icon} />
                {text}
              </Link>
            </li>
          ))}
        </Columns>
      </nav>
    </ErrorFrame>
  );
}
