import type { ModeratorAct } from '@portal/contract/community-manage';

/** What lets a text through, or gives something back for it: never to be done of one's own. */
export const lenientActs: readonly ModeratorAct[] = ['pass', 'restore', 'unlock', 'refund'];
