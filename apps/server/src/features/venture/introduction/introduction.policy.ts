import {
  type IntroductionAct,
  introductionTransitions,
  receiverEvents,
  senderEvents,
} from '@portal/contract/venture-terms';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Side } from '../concerned.ts';
import { enterpriseOf } from '../venture.policy.ts';
import type { IntroductionRecord } from '../venture.table.ts';

type Kind = Pick<IntroductionRecord, 'kind'>;

/** An institution says that it is interested; everything else is sent to one. */
export const isFromInstitution = ({ kind }: Kind): boolean => kind === 'INTEREST';

/** Whether the actor stands on the side of the institution. */
export const isAtInstitution = (actor: Actor, { enterpriseId }: { enterpriseId: string }): boolean =>
  enterpriseOf(actor) === enterpriseId;

/** Whether the actor has received it. */
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

/** The side that is no institution. */
export const partyOf = ({
  partyEnterpriseId,
  partyUserId,
}: Pick<IntroductionRecord, 'partyEnterpriseId' | 'partyUserId'>): Side => ({
  enterpriseId: partyEnterpriseId,
  userId: partyUserId,
});
