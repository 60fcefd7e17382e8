import { useState } from 'react';
import type { ApiError } from '../../../../platform/api/api-error.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { SecureDialog } from './SecureDialog.tsx';

interface SecuredRefusalProps {
  error: ApiError | undefined;
  /** Retries the refused action. */
  onProven: () => void;
}

const secureLoginNeeded = '200009';

/** The response to a refusal: a confirmation by code where that is what is missing, otherwise its message. */
export function SecuredRefusal({ error, onProven }: SecuredRefusalProps) {
  const [dismissed, dismiss] = useState<ApiError>();
  if (!error) return null;
  if (error.retCode !== secureLoginNeeded)
    return (
      <Alert kind="error" announce>
        {error.retMsg}
      </Alert>
    );
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
