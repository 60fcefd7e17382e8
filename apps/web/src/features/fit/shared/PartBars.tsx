import type { ShownPart } from '@portal/contract/fit/public';
import styles from './PartBars.module.css';

/** The parts of a score, one line each: points, maximum and reason. */
export function PartBars({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <dl className={styles.parts}>
      {parts.map(({ part, label, points, weight, reason }) => (
        <div key={part} className={styles.part}>
          <dt>{label}</dt>
          <dd className={styles.rail} aria-hidden>
            <i
              style={{ width: `${weight === 0 ? 0 : (points / weight) * 100}%` }}
              data-low={points * 2 < weight || undefined}
            />
          </dd>
          <dd className={styles.points}>
            <b>{points}</b> / {weight}
          </dd>
          <dd className={styles.reason}>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
