import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMenus } from '../../../platform/account/use-user.ts';
import { menuTrail } from '../../../platform/guard/menu-match.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useMenuName } from '../../identity/shared/menu-name.ts';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSettings } from '../settings/use-settings.ts';
import styles from './Sidebar.module.css';
import { SidebarLink } from './SidebarLink.tsx';

interface SidebarProps {
  parkName: string;
  iconFileId: string | null;
  /** Icons only; tooltips show the names. */
  isStrip: boolean;
  /** A phone's menu: two columns, without the logo. */
  isSheet: boolean;
}

interface Tip {
  text: string;
  top: number;
}

/** The user's menu as sent by the server: groups with their pages. */
export function Sidebar({ parkName, iconFileId, isStrip, isSheet }: SidebarProps) {
  const menus = useMenus();
  const nameOf = useMenuName();
  const { pathname } = useLocation();
  const { sidebarLogo } = useSettings();
  const [tip, setTip] = useState<Tip>();
  // Third-level pages are not in the menu; their parent is marked as current.
  const current = menuTrail(menus, pathname).findLast(({ icon }) => icon !== '')?.resNo;
  const showTip = (event: PointerEvent | FocusEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-name]');
    if (!isStrip || !link) return setTip(undefined);
    const { top, height } = link.getBoundingClientRect();
    setTip({ text: link.dataset.name ?? '', top: top + height / 2 });
  };
  return (
    <Text
      aria-label={m.member_menu()}
      as="nav"
      padBottom={24}
      ground="quiet"
      className={styles.menu}
      data-strip={isStrip || undefined}
      data-sheet={isSheet || undefined}
      onPointerOver={showTip}
      onPointerLeave={() => setTip(undefined)}
      onFocus={showTip}
      onBlur={() => setTip(undefined)}
    >
      {sidebarLogo && !isSheet && (
        <Link href={paths.home()} look="bare" className={styles.logo} data-name={parkName}>
          <Mark iconFileId={iconFileId} className={styles.mark} />
          <Text as="span" clip nowrap className={styles.text}>
            {parkName}
          </Text>
        </Link>
      )}
      {menus.map((group) =>
        group.resUrl ? (
          <SidebarLink key={group.resNo} item={group} isCurrent={current === group.resNo} />
        ) : (
          <div key={group.resNo} className={styles.part}>
            <Text as="h2" tone="quiet" size={12} weight={400} className={styles.group}>
              <Text as="span" clip nowrap className={styles.text} lang={langOfName(nameOf(group.name))}>
                {nameOf(group.name)}
              </Text>
            </Text>
            {group.childrenMenus.map((item) => (
              <SidebarLink key={item.resNo} item={item} isCurrent={current === item.resNo} />
            ))}
          </div>
        ),
      )}
      {tip && (
        <Text
          as="span"
          padInline={10}
          padBlock={4}
          size={13}
          nowrap
          className={styles.tip}
          style={{ top: tip.top }}
          aria-hidden
        >
          {tip.text}
        </Text>
      )}
    </Text>
  );
}
