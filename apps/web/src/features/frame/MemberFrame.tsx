import { Outlet } from 'react-router';
import { ariaLocale } from '../../platform/i18n/aria-locale.ts';
import { member_menu, member_skip_to_content } from '../../platform/i18n/paraglide/messages.js';
import { useMenus } from '../../platform/member/use-user.ts';
import { AriaProvider } from '../../ui/aria-provider/AriaProvider.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import styles from './MemberFrame.module.css';

/** Sidebar, navbar and tabs around the page. */
export function MemberFrame() {
  const menus = useMenus();
  const pages = menus.flatMap((item) => (item.resUrl ? [item] : item.childrenMenus));
  return (
    <AriaProvider locale={ariaLocale()}>
      <SkipLink targetId="main">{member_skip_to_content()}</SkipLink>
      <div className={styles.frame}>
        <nav aria-label={member_menu()} className={styles.side}>
          {pages.map(({ resNo, resUrl, name }) => (
            <Link key={resNo} href={resUrl}>
              {name}
            </Link>
          ))}
        </nav>
        <main id="main" className={styles.page} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </AriaProvider>
  );
}
