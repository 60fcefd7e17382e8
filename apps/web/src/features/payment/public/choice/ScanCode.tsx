import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { QrCode } from '../../../../ui/qr-code/QrCode.tsx';
import styles from './ChannelChoice.module.css';

/** A code to scan with the phone, and what to check before paying. */
export function ScanCode({ text, totalFen }: { text: string; totalFen: number }) {
  return (
    <div className={styles.scan}>
      <div className={styles.frame}>
        <QrCode text={text} label={m.pay_scan_code()} className={styles.code} />
        <p>{m.pay_scan_waiting()}</p>
      </div>
      <ol className={styles.steps}>
        <li>{m.pay_scan_open()}</li>
        <li>{m.pay_scan_check({ amount: formatFen(totalFen) })}</li>
        <li>{m.pay_scan_done()}</li>
      </ol>
    </div>
  );
}
