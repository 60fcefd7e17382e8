import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import styles from './Tabs.module.css';

interface TabLink {
  key: string;
  href: string;
  text: ReactNode;
  count?: ReactNode;
}

interface TabLinksProps {
  /** Names the group for screen readers. */
  label: string;
  items: TabLink[];
  currentKey?: string;
  /** Keeps the scroll position; for tabs in the middle of a page. */
  keepScroll?: boolean;
  /**
   * At the right-hand end of the line; on a phone the tabs scroll next to it, and it goes below if there is no room.
   */
  end?: ReactNode;
}

/** Tabs with addresses: they work without JavaScript and with the back button. */
export function TabLinks({ label, items, currentKey, keepScroll, end }: TabLinksProps) {
  const tabs = (
    <nav aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <Link
          key={item.key}
          href={item.href}
          look="bare"
          keepScroll={keepScroll}
          className={styles.tab}
          aria-current={item.key === currentKey ? 'page' : undefined}
        >
          {item.text}
          {item.count !== undefined && (
            <Text as="small" tone="faint" size={12} weight={400} figures className={styles.count}>
              {item.count}
            </Text>
          )}
        </Link>
      ))}
    </nav>
  );
  if (!end) return tabs;
  return (
    <Row align="end" lineBelow="strong" className={styles.line}>
      {tabs}
      <Text as="span" self="center" atEnd tone="quiet" size="note" className={styles.end}>
        {end}
      </Text>
    </Row>
  );
}
