import type { Difference } from '@portal/contract/payment/reconcile';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import styles from './Reconcile.module.css';

/** The kind of a difference, each field in which the channel contradicts us, and how often it was reported. */
export function DifferenceKind({
  difference: { kindLabel, contradictions, heard },
}: {
  difference: Difference;
}) {
  return (
    <>
      {kindLabel}
      {contradictions.length > 0 && (
        <ul className={styles.contradictions}>
          {contradictions.map(({ label, ours, theirs }) => (
            <li key={label}>
              {`${label} · `}
              <span className={styles.value}>{m.pay_diff_versus({ ours, theirs })}</span>
            </li>
          ))}
        </ul>
      )}
      {heard && (
        <small className={styles.heard}>
          {m.pay_diff_heard({ times: heard.times, at: formatDate(heard.at) })}
        </small>
      )}
    </>
  );
}
