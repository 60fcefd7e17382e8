import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { membersKey } from './people-keys.ts';

const shownAskers = 20;

/** Who asks to join and, with that, what the user may do about the people of the enterprise. */
export const useAskers = () => useQueryOf(membersKey, { status: 'APPLIED', pageSize: shownAskers });
