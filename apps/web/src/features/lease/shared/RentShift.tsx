import type { LeaseActPreview } from '@portal/contract/lease/act';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './RentShift.module.css';

const heightOf = (fen: number, highest: number) =>
  ({ '--height': `${Math.round((fen / highest) * 100)}%` }) as CSSProperties;

/** The monthly rent before and after a day side by side; what is billed in between is hatched. */
export function RentShift({ preview, from }: { preview: LeaseActPreview; from: string }) {
  const { rentBeforeFen, rentAfterFen, billFen, creditFen } = preview;
  const highest = Math.max(rentBeforeFen, rentAfterFen, 1);
  const movedFen = billFen - creditFen;
  return (
    <Row as="ol" aria-label={m.lease_act_track()} align="stretch" gap={0} className={styles.shift}>
      <li className={styles.step}>
        <Text as="div" pad={8} className={styles.bar} style={heightOf(rentBeforeFen, highest)}>
          <b>{formatFen(rentBeforeFen)}</b>
        </Text>
      </li>
      {movedFen !== 0 && (
        <li className={styles.step}>
          <Text as="div" pad={8} className={styles.bar} data-moved style={heightOf(highest, highest)}>
            <b>{formatFen(movedFen)}</b>
          </Text>
        </li>
      )}
      <li className={styles.step}>
        <Text as="div" pad={8} className={styles.bar} data-after style={heightOf(rentAfterFen, highest)}>
          <b>{formatFen(rentAfterFen)}</b> <small>{from}</small>
        </Text>
      </li>
    </Row>
  );
}
