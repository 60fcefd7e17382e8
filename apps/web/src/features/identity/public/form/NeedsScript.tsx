import { identity_needs_script } from '../../../../platform/i18n/paraglide/messages.js';
import { Alert } from '../../../../ui/alert/Alert.tsx';

/** Passwords are hashed in the browser, so nothing can be sent without script. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert kind="warning">{identity_needs_script()}</Alert>
    </noscript>
  );
}
