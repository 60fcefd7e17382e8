import { useUser } from '../../../platform/account/use-user.ts';
import { rolesOf } from '../../../platform/client-state/stored-user.ts';

/** Officers edit policies; administrators only read them. */
export const useIsOfficer = (): boolean =>
  rolesOf(useUser()).some(({ roleCode }) => roleCode === 'OP_POLICY');
