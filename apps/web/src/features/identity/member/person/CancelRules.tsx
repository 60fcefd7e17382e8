import { cancelGraceDays } from '@portal/contract/identity-cancel';
import {
  person_cancel_rule_erase,
  person_cancel_rule_grace,
  person_cancel_rule_keep,
  person_cancel_rule_sessions,
} from '../../../../platform/i18n/paraglide/messages.js';
import styles from './Cancel.module.css';

/** What the end of an account means. */
export function CancelRules() {
  return (
    <ul className={styles.rules}>
      <li>{person_cancel_rule_grace({ days: cancelGraceDays })}</li>
      <li>{person_cancel_rule_sessions()}</li>
      <li>{person_cancel_rule_erase()}</li>
      <li>{person_cancel_rule_keep()}</li>
    </ul>
  );
}
