import type { ReactNode } from 'react';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import styles from './NavMenu.module.css';

export interface NavMenuItem {
  key: string;
  text: ReactNode;
  href: string;
  current?: boolean;
  children?: { href: string; text: ReactNode; current?: boolean }[];
}

/**
 * The main navigation: links with lists of links below them. Lists open on hover and focus without JavaScript;
 * `attachNavMenu` lets Escape close them and arrow keys move between links.
 */
export function NavMenu({ label, items }: { label: string; items: NavMenuItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.menu} data-nav-menu>
        {items.map(({ key, text, href, current, children }) => (
          <Text key={key} as="li" relative className={styles.item} data-nav-item>
            <Link href={href} look="bare" className={styles.link} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
            {children && children.length > 0 && (
              <Text as="ul" pad={8} frame="thin" ground="page" className={styles.drop} data-nav-drop>
                {children.map((child) => (
                  <li key={child.href}>
                    <Link
                      href={child.href}
                      look="bare"
                      className={styles.child}
                      aria-current={child.current ? 'page' : undefined}
                    >
                      {child.text}
                    </Link>
                  </li>
                ))}
              </Text>
            )}
          </Text>
        ))}
      </ul>
    </nav>
  );
}
