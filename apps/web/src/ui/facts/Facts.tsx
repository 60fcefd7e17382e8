import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  name: string;
  /** The language of a name that people wrote. */
  nameLang?: string | undefined;
  value: ReactNode;
  note?: ReactNode;
  /** Spans the whole line of a list. */
  wide?: boolean;
}

interface FactsProps {
  facts: Fact[];
  /** `row`: key facts below a title, large; `list`: all data of an object, label left of value. */
  layout?: 'row' | 'list';
  /** Only for the `list` layout. */
  columns?: 1 | 2 | 3;
}

export function Facts({ facts, layout = 'list', columns = 2 }: FactsProps) {
  const count = layout === 'row' ? facts.length : columns;
  return (
    <dl className={styles[layout]} style={{ '--columns': count } as CSSProperties}>
      {facts.map(({ name, nameLang, value, note, wide }) => (
        <div key={name} className={clsx(styles.fact, wide && styles.wide)}>
          <dt className={styles.name} lang={nameLang}>
            {name}
          </dt>
          <dd className={styles.value}>
            {value}
            {note && <small className={styles.note}>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
