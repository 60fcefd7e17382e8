import * as m from '@portal/texts/messages';
import { lastDay } from '../../../platform/display/end-text.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import styles from './ExpiredBand.module.css';

/** Banner above the text of a notice that is no longer valid. */
export function ExpiredBand({ expireAt }: { expireAt: number | null }) {
  return (
    <div className={styles.band}>
      <Alert kind="warning" title={m.content_expired()}>
        {expireAt !== null && m.content_expired_text({ date: lastDay(expireAt) })}
      </Alert>
    </div>
  );
}
