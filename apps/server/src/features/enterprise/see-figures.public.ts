import type { Actor } from '../../platform/session/actor.ts';

/** Staff may not see annual figures and bank accounts. */
export const maySeeFigures = ({ memberRole }: Pick<Actor, 'memberRole'>): boolean =>
  memberRole !== null && memberRole !== 'STAFF';
