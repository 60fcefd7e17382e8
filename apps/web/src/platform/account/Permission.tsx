import type { ReactNode } from 'react';
import { useUser } from './use-user.ts';

type UserType = '100' | '200' | '900';

interface PermissionProps {
  /** 100 person, 200 enterprise, 900 operator. */
  userTypes: readonly UserType[];
  children: ReactNode;
}

/** Shows its children to these types of user; all others do not have them on their page at all. */
export function Permission({ userTypes, children }: PermissionProps) {
  const { userType } = useUser();
  return userTypes.some((type) => type === userType) ? children : null;
}
