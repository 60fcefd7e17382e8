import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { CachedFragment } from '../../../../platform/page/CachedFragment.tsx';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { chevronLeftIcon, menuIcon, searchIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { NavMenu, type NavMenuItem } from '../../../../ui/nav-menu/NavMenu.tsx';
import { useHasPage } from '../../shared/known-pages.ts';
import { Mark } from '../../shared/Mark.tsx';
import SearchSuggestions from '../../shared/SearchSuggestions.island.tsx';
import { useSiteSetting } from '../../shared/site-setting.ts';
import { barId, topBarId } from './bar-behaviour.ts';
import styles from './MainBar.module.css';
import MainNavigation from './MainNavigation.island.tsx';
import { navigationFor, type Place, placeFor } from './navigation.ts';

/** Logo, navigation and search; sticks to the top of the window. */
export function MainBar() {
  const { parkName, iconFileId } = useSiteSetting();
  const { path } = usePageUrl();
  const hasPage = useHasPage();
  const content = {
    parkName,
    iconFileId,
    place: placeFor(path, hasPage),
    items: navigationFor(path, hasPage),
    searchable: hasPage(paths.search()),
    loginHref: hasPage(paths.login()) && path !== paths.login() ? paths.login() : undefined,
  };
  return (
    <header id={barId} className={styles.bar} data-home={path === paths.home() || undefined}>
      <CachedFragment as="div" className={styles.sheet} name="site/main-bar" of={BarContent} with={content} />
    </header>
  );
}

interface BarContentProps {
  parkName: string;
  iconFileId: string | null;
  place: Place;
  items: NavMenuItem[];
  searchable: boolean;
  /** Absent on the login page itself. */
  loginHref: string | undefined;
}

function BarContent({ parkName, iconFileId, place, items, searchable, loginHref }: BarContentProps) {
  const { name, back } = place;
  return (
    <Row contained align="center" className={styles.inner}>
      {back && (
        <Link href={back.href} look="bare" className={styles.back}>
          <Icon shape={chevronLeftIcon} />
          {back.text}
        </Link>
      )}
      {name && <b className={styles.name}>{name}</b>}
      <Link
        href={paths.home()}
        look="bare"
        className={styles.mark}
        data-aside={back || name ? '' : undefined}
      >
        <Mark iconFileId={iconFileId} className={styles.sign} />
        <span>
          <Text as="b" block nowrap className={styles.park}>
            {parkName}
          </Text>
          <Text as="span" block above={2} tone="faint" size={12} nowrap className={styles.platform}>
            {m.site_platform_short()}
          </Text>
        </span>
      </Link>
      <Text as="div" atEnd className={styles.menu}>
        <MainNavigation>
          <NavMenu label={m.site_nav_label()} items={items} />
        </MainNavigation>
      </Text>
      {searchable && <SearchBox />}
      <div className={styles.phone}>
        {searchable && (
          <Link href={paths.search()} look="bare" className={styles.tool} aria-label={m.site_search_label()}>
            <Icon shape={searchIcon} />
          </Link>
        )}
        {loginHref && (
          <Link href={loginHref} look="bare" className={styles.login}>
            {m.site_login()}
          </Link>
        )}
        <button type="button" popoverTarget={topBarId} className={styles.tool} aria-label={m.site_menu()}>
          <Icon shape={menuIcon} />
        </button>
      </div>
    </Row>
  );
}

function SearchBox() {
  return (
    <search className={styles.search}>
      <SearchSuggestions>
        <Row
          action={withBasePath(paths.search())}
          as="form"
          align="center"
          gap={8}
          tone="faint"
          size={14}
          className={styles.box}
        >
          <button type="submit" className={styles.submit} aria-label={m.search_submit()}>
            <Icon shape={searchIcon} />
          </button>
          <input
            type="search"
            name="keyword"
            maxLength={100}
            className={styles.input}
            aria-label={m.site_search_label()}
            aria-keyshortcuts="/"
            title={m.site_search_key_hint()}
            placeholder={m.site_search_short()}
          />
        </Row>
      </SearchSuggestions>
    </search>
  );
}
