import * as m from '@portal/texts/messages';
import styles from './ProfileAside.module.css';

const radius = 42;
const length = 2 * Math.PI * radius;

export function CompletenessRing({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles.ring}
      role="img"
      aria-label={`${m.profile_complete()} ${percent}%`}
    >
      <circle cx="50" cy="50" r={radius} className={styles.rail} />
      <circle
        cx="50"
        cy="50"
        r={radius}
        className={styles.done}
        strokeDasharray={`${(length * percent) / 100} ${length}`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="50" dy="0.36em" textAnchor="middle" className={styles.figure}>
        {percent}%
      </text>
    </svg>
  );
}
