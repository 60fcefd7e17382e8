import type { CancelShare } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './CancelRule.module.css';

/** The refunds on cancellation, the earliest deadline first. */
export function CancelRule({ shares, hasDeposit }: { shares: CancelShare[]; hasDeposit: boolean }) {
  const steps = shares.filter(({ hours, percent }) => hours > 0 && percent > 0);
  return (
    <Text as="section" above={40} className={styles.rule}>
      <BlockHead title={m.venue_cancel()} />
      <ol>
        {[...steps, { hours: 0, percent: 0 }].map(({ hours, percent }) => (
          <li key={hours} data-look={percent === 100 ? 'full' : percent > 0 ? 'part' : undefined}>
            <b>{m.venue_cancel_share({ percent })}</b>
            <span>{percent > 0 ? m.venue_cancel_before({ hours }) : m.venue_cancel_late()}</span>
          </li>
        ))}
      </ol>
      {hasDeposit && <p>{m.venue_cancel_deposit()}</p>}
    </Text>
  );
}
