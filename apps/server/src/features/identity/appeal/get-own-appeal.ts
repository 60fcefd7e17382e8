import type { phoneAppealQueryOwn } from '@portal/contract/identity/phone-appeal';
import type { Verb } from '../../../platform/http/context.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { ownActions } from './phone-appeal.policy.ts';
import { findLatestAppeal } from './phone-appeal.queries.ts';
import { viewAppeal } from './phone-appeal.view.ts';

/** The caller's latest appeal, and whether they may submit another. */
export const getOwnAppeal: Verb<typeof phoneAppealQueryOwn> = async ({ db, actor }) => {
  const latest = await findLatestAppeal(db, actor.userId);
  return {
    appeal: latest ? { ...viewAppeal(latest), newPhoneNumber: maskPhone(latest.newPhoneNumber) } : null,
    actions: ownActions(latest),
  };
};
