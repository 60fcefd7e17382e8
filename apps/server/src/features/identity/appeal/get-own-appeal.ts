import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { ownActions } from './phone-appeal.policy.ts';
import { findLatestAppeal } from './phone-appeal.queries.ts';
import { viewAppeal } from './phone-appeal.view.ts';

/** The caller's latest appeal, and whether he may hand in another. */
export async function getOwnAppeal(db: Db, { userId }: Actor) {
  const latest = await findLatestAppeal(db, userId);
  return {
    appeal: latest ? { ...viewAppeal(latest), newPhoneNumber: maskPhone(latest.newPhoneNumber) } : null,
    actions: ownActions(latest),
  };
}
