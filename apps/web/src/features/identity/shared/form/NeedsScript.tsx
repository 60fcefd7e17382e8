import { identity_needs_script } from '../../../../platform/i18n/paraglide/messages.js';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import styles from './FormFrame.module.css';

/** Passwords are hashed in the browser, so nothing can be sent without script. */
export function NeedsScript() {
  return (
    <noscript>
      <div className={styles.needsScript}>
        <Alert kind="warning">{identity_needs_script()}</Alert>
      </div>
    </noscript>
  );
}
