import * as m from '@portal/texts/messages';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';

/**
 * Shown without script, when nothing can be sent: passwords are hashed in the browser, and tickets are stored there.
 */
export function NeedsScript() {
  return (
    <noscript>
      <Text as="div" below={20}>
        <Alert kind="warning">{m.identity_needs_script()}</Alert>
      </Text>
    </noscript>
  );
}
