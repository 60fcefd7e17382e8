import type { Difference } from '@portal/contract/payment/reconcile';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Text } from '../../../ui/layout/Text.tsx';
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
        <Text as="ul" above={4}>
          {contradictions.map(({ label, ours, theirs }) => (
            <li key={label}>
              {`${label} · `}
              <span className={styles.value}>{m.pay_diff_versus({ ours, theirs })}</span>
            </li>
          ))}
        </Text>
      )}
      {heard && (
        <Text as="small" block tone="faint">
          {m.pay_diff_heard({ times: heard.times, at: formatDate(heard.at) })}
        </Text>
      )}
    </>
  );
}
