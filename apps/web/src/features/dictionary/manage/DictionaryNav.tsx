import { Text } from '../../../ui/layout/Text.tsx';
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
    <Text aria-label={label} as="nav" pad={8} frame="thin" round ground="page">
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
              <Text as="small" fixed tone="quiet" size={12} figures>
                {entries}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Text>
  );
}
