import * as m from '@portal/texts/messages';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import styles from './FormFrame.module.css';

/**
 * Shown without script, when nothing can be sent: passwords are hashed in the browser, and tickets are stored there.
 */
export function NeedsScript() {
  return (
    <noscript>
      <div className={styles.needsScript}>
        <Alert kind="warning">{m.identity_needs_script()}</Alert>
      </div>
    </noscript>
  );
}
