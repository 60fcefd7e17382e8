import type { UserRow } from '../user.public.ts';

/** Operators' pages are no user's matter, and who cannot log in sees none. */
export const mayBeViewed = ({ userType, status }: Pick<UserRow, 'userType' | 'status'>): boolean =>
  userType !== '900' && status === 'NORMAL';
