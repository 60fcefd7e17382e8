import type { Introduction, IntroductionDetail } from '@portal/contract/venture/introduction';
import { introductionStateLabels } from '@portal/contract/venture/terms';
import type { Actor } from '../../../platform/session/actor.ts';
import { actsOn, hasReceived, isAtInstitution } from './introduction.policy.ts';
import type { NamedIntroduction } from './introduction.queries.ts';

/** An introduction as one of its sides sees it in a list. */
export function viewIntroduction(row: NamedIntroduction, actor: Actor): Introduction {
  const { introduction, institution, ventureName, partyName, no } = row;
  const isReceived = hasReceived(actor, introduction, institution);
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
    requestedDay: introduction.requestedDay,
    answer: introduction.answer,
    state: introduction.status,
    stateLabel: introductionStateLabels[introduction.status](),
    sentAt: introduction.createdAt.getTime(),
    dueAt: introduction.dueAt?.getTime() ?? null,
    actions: actsOn(introduction, isReceived),
  };
}

/** {@link viewIntroduction} with the other side's contact, once both have agreed. */
export function viewIntroductionDetail(row: NamedIntroduction, actor: Actor): IntroductionDetail {
  const { introduction, institution, partyContact } = row;
  const ofInstitution = { name: institution.contactName, phone: institution.contactPhone };
  const ofOther = isAtInstitution(actor, institution) ? partyContact : ofInstitution;
  return { ...viewIntroduction(row, actor), contact: introduction.status === 'AGREED' ? ofOther : null };
}
