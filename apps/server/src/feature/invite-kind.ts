import type { InviteEvent, InviteKind } from '@portal/contract/invite';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';
import type { Actor } from '../platform/session/actor.ts';

/** An invitation as its kind may know it. */
export interface InviteOfKind {
  id: string;
  targetId: string;
  inviterId: string;
  /** Of an enterprise: the role that is given. */
  role: string | null;
  /** What one would be there, in words. */
  title: string;
}

/** What one is invited to. */
export interface InviteTarget {
  name: string;
  /** How many are in it, where they would see the number of who accepts. */
  members: number | null;
}

/** A kind of invitation: what its feature adds to what holds for all of them. */
export interface InviteKindSource {
  kind: InviteKind;
  /** What an invitation is to, whether or not it can still be joined. */
  readTarget(db: Db, targetId: string): Promise<InviteTarget>;
  /** Whether the caller could have sent it, and so may take it back. */
  mayWithdraw(invite: InviteOfKind, actor: Actor): boolean;
  /**
   * Lets somebody in, in the transaction that accepts the invitation.
   * @throws {AppError} 500012 for present members, and where nobody can join any more
   */
  join(tx: Db, ctx: WriteContext, invite: InviteOfKind, userId: string): Promise<void>;
  /** Tells who has sent it what became of it. */
  notify(
    tx: Db,
    notice: {
      invite: InviteOfKind;
      event: Exclude<InviteEvent, 'withdraw'>;
      person: string;
      name: string;
      now: Date;
    },
  ): Promise<void>;
}
