import type { Member } from './member.queries.ts';
import type { MemberMove } from './move-member.ts';

/** A transition of a locked member. */
export interface MemberTransition {
  member: Member;
  move: MemberMove;
  /** The enterprise's name. */
  enterprise: string;
}
