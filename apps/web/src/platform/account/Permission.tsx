import type { ReactNode } from 'react';
import { useUser } from './use-user.ts';

type UserType = '100' | '200' | '900';

interface PermissionProps {
  /** 100 person, 200 enterprise, 900 operator. */
  userTypes: readonly UserType[];
  children: ReactNode;
}

/** Renders its children for these user types only; for all others they are not in the page at all. */
export function Permission({ userTypes, children }: PermissionProps) {
  const { userType } = useUser();
  return userTypes.some((type) => type === userType) ? children : null;
}
