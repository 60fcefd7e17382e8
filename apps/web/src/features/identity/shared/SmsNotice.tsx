import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';

/** Warns, where a code would be sent, that no text message can be; says what to do instead, if anything. */
export function SmsNotice({ children }: { children?: ReactNode }) {
  const state = useQueryOf('GET /api/userManage/sms/queryState', {}, { quiet: true });
  if (state.data?.isSet !== false) return null;
  return (
    <Alert kind="warning">
      {m.activation_sms_missing()} {children}
    </Alert>
  );
}
