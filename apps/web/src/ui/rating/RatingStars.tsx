import type { CSSProperties } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { starIcon } from '../icon/shapes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Rating.module.css';

const STARS = [1, 2, 3, 4, 5];

/** A rating from 0 to 5 as stars, including fractions. `label` states it in words. */
export function RatingStars({ value, label }: { value: number; label: string }) {
  const share = `${Math.min(Math.max(value, 0), 5) * 20}%`;
  return (
    <span className={styles.stars} style={{ '--share': share } as CSSProperties}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.line}>
        {STARS.map((star) => (
          <Icon key={star} shape={starIcon} />
        ))}
      </span>
      <span className={styles.filled}>
        {STARS.map((star) => (
          <Icon key={star} shape={starIcon} />
        ))}
      </span>
    </span>
  );
}
