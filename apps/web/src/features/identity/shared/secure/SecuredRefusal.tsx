import { retCodes } from '@portal/contract/ret-code';
import type { ApiError } from '../../../../platform/api/api-error.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { SecureAgain } from './SecureAgain.tsx';

interface SecuredRefusalProps {
  error: ApiError | undefined;
  /** Retries the refused action. */
  onProven: () => void;
}

/** The response to a refusal: confirmation by code if that is missing, otherwise the message. */
export function SecuredRefusal({ error, onProven }: SecuredRefusalProps) {
  if (!error) return null;
  if (error.retCode === retCodes.SECURE_LOGIN_NEEDED)
    return <SecureAgain error={error} onProven={onProven} />;
  return (
    <Alert kind="error" announce>
      {error.retMsg}
    </Alert>
  );
}
