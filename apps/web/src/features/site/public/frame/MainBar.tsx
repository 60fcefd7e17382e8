import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import { CachedFragment } from '../../../../platform/page/CachedFragment.tsx';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { searchIcon } from '../../../../ui/icon/shapes/search.ts';
import { Wrap } from '../../../../ui/layout/Layout.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import type { NavMenuItem } from '../../../../ui/nav-menu/NavMenu.tsx';
import { useHasPage } from '../../shared/known-pages.ts';
import { Mark } from '../../shared/Mark.tsx';
import { useSiteSetting } from '../../shared/site-setting.ts';
import { barId, searchId } from './bar-behaviour.ts';
import styles from './MainBar.module.css';
import MainNavigation from './MainNavigation.island.tsx';
import { navigationFor } from './navigation.ts';

/** Logo, navigation and search; stays at the top of the window. */
export function MainBar() {
  const { parkName } = useSiteSetting();
  const { path } = usePageUrl();
  const hasPage = useHasPage();
  const content = { parkName, items: navigationFor(path, hasPage), searchable: hasPage(paths.search()) };
  return (
    <header id={barId} className={styles.bar}>
      <CachedFragment as="div" className={styles.sheet} name="site/main-bar" of={BarContent} with={content} />
    </header>
  );
}

interface BarContentProps {
  parkName: string;
  items: NavMenuItem[];
  searchable: boolean;
}

function BarContent({ parkName, items, searchable }: BarContentProps) {
  return (
    <Wrap className={styles.inner}>
      <Link href={paths.home()} look="bare" className={styles.mark}>
        <Mark className={styles.sign} />
        <span>
          <b className={styles.park}>{parkName}</b>
          <span className={styles.platform}>{m.site_platform_short()}</span>
        </span>
      </Link>
      <div className={styles.menu}>
        <MainNavigation label={m.site_nav_label()} items={items} />
      </div>
      {searchable && <SearchBox />}
    </Wrap>
  );
}

function SearchBox() {
  return (
    <search className={styles.search}>
      <form action={paths.search()} className={styles.box}>
        <Icon shape={searchIcon} />
        <input
          id={searchId}
          type="search"
          name="keyword"
          maxLength={100}
          className={styles.input}
          aria-label={m.site_search_label()}
          aria-keyshortcuts="/"
          title={m.site_search_key_hint()}
          placeholder={m.site_search_short()}
        />
      </form>
    </search>
  );
}
