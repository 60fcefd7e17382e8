import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { membersKey } from './people-keys.ts';

const shownAskers = 20;

/** Requests to join and, in the same answer, the user's permissions on members. */
export const useAskers = () => useQueryOf(membersKey, { status: 'APPLIED', pageSize: shownAskers });
