import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { membersKey } from './people-keys.ts';

const shownAskers = 20;

/** The people who ask to join and, in the same answer, what the user may do about members. */
export const useAskers = () => useQueryOf(membersKey, { status: 'APPLIED', pageSize: shownAskers });
