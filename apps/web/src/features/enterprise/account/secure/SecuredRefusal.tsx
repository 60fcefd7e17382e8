import { useState } from 'react';
import type { ApiError } from '../../../../platform/api/api-error.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { SecureDialog } from './SecureDialog.tsx';

interface SecuredRefusalProps {
  error: ApiError | undefined;
  /** Tries again what was refused. */
  onProven: () => void;
}

const secureLoginNeeded = '200009';

/** What a refused act leads to: a proof that it is the user, or the words of the refusal. */
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
