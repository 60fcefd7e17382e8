import type { UserRow } from '../user.public.ts';

/** Operators cannot be viewed, and neither can accounts that cannot log in. */
export const mayBeViewed = ({ userType, status }: Pick<UserRow, 'userType' | 'status'>): boolean =>
  userType !== '900' && status === 'NORMAL';
