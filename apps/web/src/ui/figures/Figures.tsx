import type { CSSProperties, ReactNode } from 'react';
import { Columns } from '../layout/Columns.tsx';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import styles from './Figures.module.css';

export interface Figure {
  name: string;
  value: ReactNode;
  unit?: string;
  /** The date or source of the number. */
  note?: ReactNode;
  /** The address of the list it counts. */
  href?: string | undefined;
}

/** A few large numbers in a row. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <Columns
      as="dl"
      of="repeat(var(--columns), minmax(0, 1fr))"
      className={styles.figures}
      style={{ '--columns': figures.length } as CSSProperties}
    >
      {figures.map(({ name, value, unit, note, href }) => (
        <div key={name} className={styles.figure}>
          <Text as="dt" above={8} size="label" leading="mid" className={styles.name}>
            {href ? (
              <Link href={href} look="quiet" className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Text>
          <Text as="dd" size={40} weight={600} figures nowrap className={styles.value}>
            {value}
            {unit && (
              <Text as="small" tone="quiet" size={16} weight={400} className={styles.unit}>
                {unit}
              </Text>
            )}
          </Text>
          {note && (
            <Text as="dd" above={2} tone="faint" size={13} leading="mid" balance>
              {note}
            </Text>
          )}
        </div>
      ))}
    </Columns>
  );
}
