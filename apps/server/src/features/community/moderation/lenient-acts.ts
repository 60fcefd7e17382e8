import type { ModeratorAct } from '@portal/contract/community/manage';

/** Actions that approve a text or reverse a sanction; never allowed on one's own texts. */
export const lenientActs: readonly ModeratorAct[] = ['pass', 'restore', 'unlock', 'refund'];
