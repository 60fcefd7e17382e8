import { rolesOf } from '../../../platform/client-state/stored-user.ts';
import { useUser } from '../../../platform/member/use-user.ts';

/** Administrators read policies; officers write them. */
export const useIsOfficer = (): boolean =>
  rolesOf(useUser()).some(({ roleCode }) => roleCode === 'OP_POLICY');
