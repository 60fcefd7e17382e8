import { retCodes } from '@portal/contract/ret-code';
import { useState } from 'react';
import type { ApiError } from '../../../../platform/api/api-error.ts';
import { SecureDialog } from './SecureDialog.tsx';

interface SecureAgainProps {
  /** The error of the last attempt. */
  error: ApiError | undefined;
  /** Tries again. */
  onProven: () => void;
}

/** Asks for a code if that is what the refused action lacks; nothing otherwise. */
export function SecureAgain({ error, onProven }: SecureAgainProps) {
  const [dismissed, dismiss] = useState<ApiError>();
  if (error?.retCode !== retCodes.SECURE_LOGIN_NEEDED) return null;
  return (
    <SecureDialog
      open={error !== dismissed}
      onClose={() => dismiss(error)}
      onProven={() => {
        dismiss(error);
        onProven();
      }}
    />
  );
}
