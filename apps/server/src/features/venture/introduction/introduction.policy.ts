import {
  type IntroductionAct,
  introductionTransitions,
  receiverEvents,
  senderEvents,
} from '@portal/contract/venture/terms';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Side } from '../concerned.ts';
import { enterpriseOf } from '../venture.policy.ts';
import type { IntroductionRecord } from '../venture.table.ts';

type Kind = Pick<IntroductionRecord, 'kind'>;

/** Institutions express interest; every other kind is sent to an institution. */
export const isFromInstitution = ({ kind }: Kind): boolean => kind === 'INTEREST';

/** Whether the actor is on the institution's side. */
export const isAtInstitution = (actor: Actor, { enterpriseId }: { enterpriseId: string }): boolean =>
  enterpriseOf(actor) === enterpriseId;

/** Whether the actor is on the receiving side. */
export const hasReceived = (
  actor: Actor,
  introduction: Kind,
  institution: { enterpriseId: string },
): boolean => isAtInstitution(actor, institution) !== isFromInstitution(introduction);

/** What the actor may do with it now. */
export const actsOn = (
  { status }: Pick<IntroductionRecord, 'status'>,
  received: boolean,
): IntroductionAct[] =>
  (received ? receiverEvents : senderEvents).filter(
    (event) => introductionTransitions[status][event] !== undefined,
  );

/** The side that is not the institution. */
export const partyOf = ({
  partyEnterpriseId,
  partyUserId,
}: Pick<IntroductionRecord, 'partyEnterpriseId' | 'partyUserId'>): Side => ({
  enterpriseId: partyEnterpriseId,
  userId: partyUserId,
});
