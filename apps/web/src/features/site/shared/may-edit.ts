import { rolesOf, type StoredUser } from '../../../platform/client-state/stored-user.ts';

/** Administrators read what editors write; the server decides by the session. */
export const mayEdit = (user: StoredUser): boolean =>
  rolesOf(user).some(({ roleCode }) => roleCode === 'OP_CONTENT');
