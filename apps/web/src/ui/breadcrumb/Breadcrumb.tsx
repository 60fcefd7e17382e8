import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  text: string;
  href?: string;
  /** The language of a name, if it differs from the page's. */
  lang?: string | undefined;
}

interface BreadcrumbProps {
  /** Names the region, for example “current position”. */
  label: string;
  /** From the outermost page inwards; the last one is the current page and needs no address. */
  items: Crumb[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <Text aria-label={label} as="nav" size={14} leading="mid">
      <Row as="ol" align="center" className={styles.list}>
        {items.map(({ text, href, lang }, index) => {
          const last = index === items.length - 1;
          // A page may have the same name as its group, so the key is the whole trail.
          const way = items.slice(0, index + 1).map((item) => item.text);
          return (
            <Row
              key={way.join(' ')}
              as="li"
              align="center"
              fixed
              tone="faint"
              className={styles.item}
              aria-current={last ? 'page' : undefined}
            >
              {href && !last ? (
                <Link href={href} look="bare" className={styles.link} lang={lang}>
                  {text}
                </Link>
              ) : (
                <Text as="span" clip nowrap className={styles.text} lang={lang}>
                  {text}
                </Text>
              )}
            </Row>
          );
        })}
      </Row>
    </Text>
  );
}
