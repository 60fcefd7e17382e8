import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { membersKey } from './people-keys.ts';

const shownAskers = 20;

/** Who asks to join and, with that, what the user may do about the people of the enterprise. */
export const useAskers = () => useEndpoint(membersKey, { status: 'APPLIED', pageSize: shownAskers });
