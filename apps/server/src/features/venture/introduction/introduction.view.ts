import type { Introduction } from '@portal/contract/introduction';
import { introductionStateLabels } from '@portal/contract/venture-terms';
import type { Actor } from '../../../platform/session/actor.ts';
import { actsOn, hasReceived, isAtInstitution } from './introduction.policy.ts';
import type { NamedIntroduction } from './introduction.queries.ts';

/** An introduction as one of its sides sees it: the contact of the other once both have agreed. */
export function viewIntroduction(row: NamedIntroduction, actor: Actor): Introduction {
  const { introduction, institution, partyContact, ventureName, partyName, no } = row;
  const isReceived = hasReceived(actor, introduction, institution);
  const ofInstitution = { name: institution.contactName, phone: institution.contactPhone };
  return {
    introductionId: introduction.id,
    version: introduction.version,
    no,
    kind: introduction.kind,
    isReceived,
    ventureId: introduction.ventureId,
    ventureName,
    institutionId: introduction.institutionId,
    institutionName: institution.name,
    partyName,
    message: introduction.message,
    wishDay: introduction.wishDay,
    answer: introduction.answer,
    state: introduction.status,
    stateLabel: introductionStateLabels[introduction.status](),
    sentAt: introduction.createdAt.getTime(),
    dueAt: introduction.dueAt?.getTime() ?? null,
    contact:
      introduction.status !== 'AGREED'
        ? null
        : isAtInstitution(actor, institution)
          ? partyContact
          : ofInstitution,
    actions: actsOn(introduction, isReceived),
  };
}
