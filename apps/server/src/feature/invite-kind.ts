import type { InviteEvent, InviteKind } from '@portal/contract/invite/public';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';
import type { Actor } from '../platform/session/actor.ts';

/** The fields of an invitation that its kind may read. */
export interface InviteOfKind {
  id: string;
  targetId: string;
  inviterId: string;
  /** For an enterprise, the role that the invitation grants. */
  role: string | null;
  /** Title that the invited person would hold, in words. */
  title: string;
}

/** The body or group that an invitation leads to. */
export interface InviteTarget {
  name: string;
  /** Number of members who would see the phone number of the person who accepts; null for an enterprise. */
  members: number | null;
}

/** A kind of invitation: what its feature adds to the behaviour common to all kinds. */
export interface InviteKindSource {
  kind: InviteKind;
  /** Reads the target of an invitation, whether or not it can still be joined. */
  readTarget(db: Db, targetId: string): Promise<InviteTarget>;
  /** Whether the caller could have sent the invitation, and so may withdraw it. */
  mayWithdraw(invite: InviteOfKind, actor: Actor): boolean;
  /**
   * Adds the user to the target, in the transaction that accepts the invitation.
   * @throws {AppError} 500012 for existing members, and where joining is no longer possible
   */
  join(tx: Db, ctx: WriteContext, invite: InviteOfKind, userId: string): Promise<void>;
  /** Notifies the inviter of the outcome. */
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
