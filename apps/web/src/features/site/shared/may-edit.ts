import { rolesOf, type StoredUser } from '../../../platform/client-state/stored-user.ts';

/** Editors write and administrators only read; the server checks the session anyway. */
export const mayEdit = (user: StoredUser): boolean =>
  rolesOf(user).some(({ roleCode }) => roleCode === 'OP_CONTENT');
