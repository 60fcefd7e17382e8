import type { MenuItem } from '../../../platform/client-state/client-state.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { MenuIcon } from '../../../ui/icon/menu-icon.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useMenuName } from '../../identity/shared/menu-name.ts';
import { useMenuCount } from '../menu-count.ts';
import styles from './Sidebar.module.css';

/** A page in the menu, with the number of items waiting there. */
export function SidebarLink({ item, isCurrent }: { item: MenuItem; isCurrent: boolean }) {
  const name = useMenuName()(item.name);
  const count = useMenuCount(item.resUrl);
  return (
    <Link
      href={item.resUrl}
      look="bare"
      className={styles.link}
      data-name={name}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <MenuIcon name={item.icon} />
      <Text as="span" clip nowrap className={styles.text} lang={langOfName(name)}>
        {name}
      </Text>
      {count > 0 && (
        <Text as="em" atEnd tone="petal" size={12} weight={600} figures className={styles.count}>
          {count > 99 ? '99+' : count}
        </Text>
      )}
    </Link>
  );
}
