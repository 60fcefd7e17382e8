import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';

/** Warns, above a form that asks for a verification code, that none can be sent; `action` leads on without one. */
export function NoCodeNotice({ action }: { action?: ReactNode }) {
  const { sendsCodes, hotline } = useSiteSetting();
  if (sendsCodes) return null;
  return (
    <Text as="div" below={24}>
      <Alert kind="warning" action={action}>
        {m.activation_no_codes()} {hotline && <a href={`tel:${hotline}`}>{hotline}</a>}
      </Alert>
    </Text>
  );
}
