import styles from './Progress.module.css';

interface ProgressProps {
  /** What it is the progress of; without it, it is a picture of words that stand beside it. */
  label?: string;
  /** The share done, 0 to 1; undefined while it is unknown. */
  value?: number;
  /** The progress in words, on the right of the label. */
  valueText?: string;
  tone?: 'brand' | 'leaf' | 'petal' | 'amber' | 'line';
  /** Only the rail; screen readers still get the label. */
  bare?: boolean;
}

export function Progress({ label, value, valueText, tone = 'brand', bare }: ProgressProps) {
  const rail = (
    <progress
      className={styles.rail}
      data-tone={tone}
      aria-hidden={label === undefined || undefined}
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={1}
    />
  );
  if (bare) return rail;
  return (
    <div>
      <div className={styles.text} aria-hidden>
        <span>{label}</span>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </div>
      {rail}
    </div>
  );
}
