import type { Actor } from '../../../platform/session/actor.ts';
import type { Member } from './member.queries.ts';
import type { MemberMove } from './move-member.ts';

/** A transition that is being carried out on a locked row. */
export interface Carrying {
  member: Member;
  move: MemberMove;
  enterprise: string;
  actor: Actor;
  now: Date;
}
