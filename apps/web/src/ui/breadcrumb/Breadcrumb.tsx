import { Link } from '../link/Link.tsx';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** Names the region, for example “current position”. */
  label: string;
  /** From the outermost page inwards; the last one is the present page and needs no address. */
  items: { text: string; href?: string }[];
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ text, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${text}${href ?? ''}`} className={styles.item} aria-current={last ? 'page' : undefined}>
              {href && !last ? (
                <Link href={href} look="bare" className={styles.link}>
                  {text}
                </Link>
              ) : (
                <span className={styles.text}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
