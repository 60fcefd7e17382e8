import type { CancelShare } from '@portal/contract/booking-terms';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import styles from './CancelRule.module.css';

/** What a cancellation gives back, the earliest first. */
export function CancelRule({ shares, hasDeposit }: { shares: CancelShare[]; hasDeposit: boolean }) {
  const steps = shares.filter(({ hours, percent }) => hours > 0 && percent > 0);
  const text = ({ hours, percent }: CancelShare) => ({
    key: String(hours),
    look: percent === 100 ? 'full' : 'part',
    share: m.venue_cancel_share({ percent }),
    when: m.venue_cancel_before({ hours }),
  });
  const rows = [
    ...steps.map(text),
    { key: 'late', look: 'none', share: m.venue_cancel_share({ percent: 0 }), when: m.venue_cancel_late() },
  ];
  return (
    <section className={styles.rule}>
      <BlockHead title={m.venue_cancel()} />
      <ol>
        {rows.map(({ key, look, share, when }) => (
          <li key={key} data-look={look}>
            <b>{share}</b>
            <span>{when}</span>
          </li>
        ))}
      </ol>
      {hasDeposit && <p>{m.venue_cancel_deposit()}</p>}
    </section>
  );
}
