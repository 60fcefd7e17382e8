import { Link } from '../link/Link.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  text: string;
  href?: string;
  /** Of a name that is in another language than the page. */
  lang?: string | undefined;
}

interface BreadcrumbProps {
  /** Names the region, for example “current position”. */
  label: string;
  /** From the outermost page inwards; the last one is the present page and needs no address. */
  items: Crumb[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ text, href, lang }, index) => {
          const last = index === items.length - 1;
          // A page may be called as its group is.
          const way = items.slice(0, index + 1).map((item) => item.text);
          return (
            <li key={way.join(' ')} className={styles.item} aria-current={last ? 'page' : undefined}>
              {href && !last ? (
                <Link href={href} look="bare" className={styles.link}>
                  {text}
                </Link>
              ) : (
                <span className={styles.text} lang={lang}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
