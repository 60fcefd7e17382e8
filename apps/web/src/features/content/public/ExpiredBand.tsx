import * as m from '@portal/texts/messages';
import { lastDay } from '../../../platform/display/end-text.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Banner above the text of a notice that is no longer valid. */
export function ExpiredBand({ expireAt }: { expireAt: number | null }) {
  return (
    <Text as="div" above={20}>
      <Alert kind="warning" title={m.content_expired()}>
        {expireAt !== null && m.content_expired_text({ date: lastDay(expireAt) })}
      </Alert>
    </Text>
  );
}
