import type { ContractFacts } from '@portal/contract/lease/public';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { daysBetween } from '../../../platform/display/day-words.ts';
import styles from './TermTrack.module.css';

/** The rents of a term side by side, each as wide as its period and as high as its amount, with a marker for today. */
export function TermTrack({ contract: { steps, from, to, today } }: { contract: ContractFacts }) {
  const highest = Math.max(...steps.map(({ rentFenPerMonth }) => rentFenPerMonth), 1);
  const isWithin = from <= today && today <= to;
  const share = daysBetween(from, today) / Math.max(1, daysBetween(from, to));
  return (
    <div className={styles.track}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.from}
            className={styles.step}
            data-now={(step.from <= today && today <= step.to) || undefined}
            style={
              {
                '--days': daysBetween(step.from, step.to) + 1,
                '--height': `${Math.round((step.rentFenPerMonth / highest) * 100)}%`,
              } as CSSProperties
            }
          >
            <span className={styles.bar}>
              <b>{formatFen(step.rentFenPerMonth)}</b>
              <small>{m.lease_per_month()}</small>
            </span>
            <span className={styles.day}>{step.from}</span>
          </li>
        ))}
      </ol>
      <p className={styles.end}>{m.lease_until({ day: to })}</p>
      {isWithin && (
        <span className={styles.today} style={{ '--at': `${share * 100}%` } as CSSProperties}>
          <span>{m.lease_today()}</span>
        </span>
      )}
    </div>
  );
}
