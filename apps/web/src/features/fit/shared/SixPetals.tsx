import type { ShownPart } from '@portal/contract/fit/public';
import clsx from 'clsx';
import { useId } from 'react';
import styles from './SixPetals.module.css';

const petal = 'M50 44C42 36 37 27 37 18.5 37 11 42 5.5 50 2c8 3.5 13 9 13 16.5C63 27 58 36 50 44Z';
/** How far a petal is filled, from its base to its tip. */
const reach = (share: number) => 6 + 42 * share;

interface SixPetalsProps {
  parts: readonly ShownPart[];
  /** Accessible name: the score in words. */
  label: string;
  size?: 'small' | 'medium' | 'large';
}

/** The six parts of a score as petals of a flower, each filled from its base by its share of points. */
export function SixPetals({ parts, label, size = 'medium' }: SixPetalsProps) {
  const id = useId();
  return (
    <svg className={clsx(styles.flower, styles[size])} viewBox="0 0 100 100" role="img" aria-label={label}>
      {parts.map(({ part, points, weight }, at) => {
        const share = weight === 0 ? 0 : points / weight;
        const turn = `rotate(${at * 60} 50 50)`;
        return (
          <g key={part}>
            <clipPath id={`${id}${part}`}>
              <circle cx="50" cy="50" r={reach(share)} />
            </clipPath>
            <path d={petal} transform={turn} className={styles.petal} />
            <g clipPath={`url(#${id}${part})`}>
              <path
                d={petal}
                transform={turn}
                className={styles.filled}
                data-low={share < 0.5 || undefined}
              />
            </g>
          </g>
        );
      })}
      <circle cx="50" cy="50" r="4" className={styles.heart} />
    </svg>
  );
}
