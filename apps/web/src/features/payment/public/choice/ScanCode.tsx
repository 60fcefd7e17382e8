import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { QrCode } from '../../../../ui/qr-code/QrCode.tsx';
import styles from './ChannelChoice.module.css';

/** A code to scan with the phone, and what to check before paying. */
export function ScanCode({ text, totalFen }: { text: string; totalFen: number }) {
  return (
    <Columns of="212px minmax(0, 1fr)" gap={32} align="start" stack="phone" className={styles.scan}>
      <div className={styles.frame}>
        <QrCode text={text} label={m.pay_scan_code()} className={styles.code} />
        <p>{m.pay_scan_waiting()}</p>
      </div>
      <Stack as="ol" gap={12} size={15} className={styles.steps}>
        <li>{m.pay_scan_open()}</li>
        <li>{m.pay_scan_check({ amount: formatFen(totalFen) })}</li>
        <li>{m.pay_scan_done()}</li>
      </Stack>
    </Columns>
  );
}
