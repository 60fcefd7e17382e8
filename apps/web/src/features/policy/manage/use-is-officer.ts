import { useUser } from '../../../platform/account/use-user.ts';
import { rolesOf } from '../../../platform/client-state/stored-user.ts';

/** Administrators read policies; officers write them. */
export const useIsOfficer = (): boolean =>
  rolesOf(useUser()).some(({ roleCode }) => roleCode === 'OP_POLICY');
