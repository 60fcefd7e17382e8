import type { CancelBlocker } from '@portal/contract/identity/cancel';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';
import type { UserType } from '../platform/session/actor.ts';

/** Finds open business of a feature that must be settled before an account may end. */
export type CancelCheck = (db: Db, user: { id: string; userType: UserType }) => Promise<CancelBlocker | null>;

/** Deletes a feature's data about a person, in the transaction that ends their account. */
export type Erase = (tx: Db, userId: string, ctx: WriteContext) => Promise<void>;
