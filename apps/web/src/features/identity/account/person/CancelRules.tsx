import { cancelGraceDays } from '@portal/contract/identity/cancel';
import * as m from '@portal/texts/messages';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import styles from './Cancel.module.css';

/** The consequences of cancelling an account. */
export function CancelRules() {
  return (
    <Stack as="ul" gap={6} below={16} className={styles.rules}>
      <li>{m.person_cancel_rule_grace({ days: cancelGraceDays })}</li>
      <li>{m.person_cancel_rule_sessions()}</li>
      <li>{m.person_cancel_rule_erase()}</li>
      <li>{m.person_cancel_rule_keep()}</li>
    </Stack>
  );
}
