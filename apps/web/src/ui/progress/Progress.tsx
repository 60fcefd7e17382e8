import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  /** The share done, 0 to 1; undefined while it is unknown. */
  value?: number;
  /** The progress in words, on the right of the label. */
  valueText?: string;
  tone?: 'brand' | 'leaf' | 'petal' | 'amber';
  /** Hides the line of text; screen readers still get the label. */
  bare?: boolean;
}

export function Progress({ label, value, valueText, tone = 'brand', bare }: ProgressProps) {
  return (
    <div className={styles.progress} data-tone={tone}>
      {!bare && (
        <div className={styles.text} aria-hidden>
          <span>{label}</span>
          {valueText && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <progress className={styles.rail} aria-label={label} aria-valuetext={valueText} value={value} max={1} />
    </div>
  );
}
