import { Link } from '../../../ui/link/Link.tsx';
import styles from './Dictionary.module.css';
import type { DictionaryList } from './dictionary-list.ts';

interface DictionaryNavProps {
  label: string;
  lists: DictionaryList[];
  current: string;
  hrefOf: (list: string) => string;
}

export function DictionaryNav({ label, lists, current, hrefOf }: DictionaryNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul>
        {lists.map(({ list, name, entries }) => (
          <li key={list}>
            <Link
              href={hrefOf(list)}
              look="quiet"
              className={styles.list}
              aria-current={list === current ? 'page' : undefined}
              keepScroll
            >
              {name}
              <small>{entries}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
