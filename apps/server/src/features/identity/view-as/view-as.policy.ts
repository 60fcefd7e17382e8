import type { UserRow } from '../user.public.ts';

/** Operators' pages are not for viewing, and accounts that cannot log in have none. */
export const mayBeViewed = ({ userType, status }: Pick<UserRow, 'userType' | 'status'>): boolean =>
  userType !== '900' && status === 'NORMAL';
