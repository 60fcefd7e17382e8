import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Progress.module.css';

interface ProgressProps {
  /** The name of the progress bar; without it the bar is decoration for the text next to it. */
  label?: string;
  /** The share done, 0 to 1; undefined if unknown. */
  value?: number;
  /** The progress in words, to the right of the label. */
  valueText?: string;
  tone?: 'brand' | 'leaf' | 'petal' | 'amber' | 'line';
  /** Shows only the bar; screen readers still get the label. */
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
      <Row
        justify="between"
        gap={12}
        below={6}
        tone="quiet"
        size="note"
        leading="mid"
        className={styles.text}
        aria-hidden
      >
        <span>{label}</span>
        {valueText && (
          <Text as="span" tone="ink" figures>
            {valueText}
          </Text>
        )}
      </Row>
      {rail}
    </div>
  );
}
