import type { CSSProperties, ReactNode } from 'react';
import styles from './Figures.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  unit?: string;
  /** Date or source of the number. */
  note?: ReactNode;
}

/** A few large numbers in a row. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.figures} style={{ '--columns': figures.length } as CSSProperties}>
      {figures.map(({ name, value, unit, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {unit && <small className={styles.unit}>{unit}</small>}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
