import { declineReasonLabels } from '@portal/contract/fit/terms';
import { projectKindLabels } from '@portal/contract/match/project-terms';
import type { RecommendDetail, RecommendRow } from '@portal/contract/match/recommend';
import type { ManagedRecommend } from '@portal/contract/match/recommend-manage';
import {
  type AnswerEvent,
  eitherEvents,
  openStates,
  projectSideEvents,
  receiverEvents,
  recommendSenderLabels,
  recommendStateLabels,
  recommendTransitions,
} from '@portal/contract/match/recommend-terms';
import { leads } from '../../platform/http/check-access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { Crowd } from '../blind/crowd.public.ts';
import { monthsOf } from '../fit/fit-score.public.ts';
import { viewParts } from '../fit/view-parts.public.ts';
import type { RecommendRecord } from './recommend.queries.ts';
import type { Recommendation } from './recommend.table.ts';
import { blindRecommend } from './recommend-blind.ts';

/** The reader's enterprise and role. */
type Reader = Pick<Actor, 'enterpriseId' | 'memberRole'>;

/** Actions of the reader: each side's own, and both sides' once contacts are open; none without a leading role. */
export function possibleAnswers(recommend: Recommendation, reader: Reader): AnswerEvent[] {
  if (!leads(reader)) return [];
  const { enterpriseId } = reader;
  const own: readonly AnswerEvent[] = enterpriseId === recommend.ownerId ? projectSideEvents : receiverEvents;
  const possible = recommendTransitions[recommend.status];
  return [...own, ...eitherEvents].filter(
    (event) => possible[event] !== undefined && !(event === 'remind' && recommend.remindedAt),
  );
}

const isOpen = ({ status }: Recommendation) => openStates.some((open) => open === status);

const commonOf = ({ recommend, project, no }: RecommendRecord) => ({
  recommendId: recommend.id,
  no: no ?? '',
  projectId: project.id,
  title: project.title,
  kind: project.kind,
  kindLabel: projectKindLabels[project.kind](),
  fromType: recommend.fromType,
  fromLabel: recommendSenderLabels[recommend.fromType](),
  state: recommend.status,
  stateLabel: recommendStateLabels[recommend.status](),
  sentAt: recommend.sentAt.getTime(),
  expiresAt: recommend.expiresAt.getTime(),
  updatedAt: recommend.updatedAt.getTime(),
  version: recommend.version,
});

const sideOf = ({ recommend }: RecommendRecord, { enterpriseId }: Reader) =>
  recommend.ownerId === enterpriseId ? 'PROJECT' : 'RECEIVER';

export const viewRecommend =
  (crowd: Crowd, reader: Reader) =>
  (row: RecommendRecord): RecommendRow => {
    const { who, score } = blindRecommend(crowd, row, sideOf(row, reader));
    return { ...commonOf(row), who, score, actions: possibleAnswers(row.recommend, reader) };
  };

type Contact = NonNullable<RecommendDetail['contacts']>['own'];

/** Whom to call on each side; for the project's side, the contact the project names. */
function contactsOf({ project, owner, receiver }: RecommendRecord): { project: Contact; receiver: Contact } {
  return {
    project: { enterpriseName: owner.name, name: project.contactName, phone: project.contactPhone },
    receiver: { enterpriseName: receiver.name, name: receiver.contactName, phone: receiver.contactPhone },
  };
}

export function viewRecommendDetail(
  crowd: Crowd,
  row: RecommendRecord,
  reader: Reader,
  isMuted: boolean,
): RecommendDetail {
  const { recommend, project, target } = row;
  const side = sideOf(row, reader);
  const known = contactsOf(row);
  const [own, other] = side === 'PROJECT' ? [known.project, known.receiver] : [known.receiver, known.project];
  const { body, quantityX100, unit, priceFromFen, priceToFen, seasonFrom, seasonTo, deadline } = project;
  return {
    ...viewRecommend(crowd, reader)(row),
    side,
    body,
    quantityX100,
    unit,
    priceFromFen,
    priceToFen,
    seasonFrom,
    seasonTo,
    deadline,
    months: monthsOf(seasonFrom, seasonTo),
    otherMonths: monthsOf(target?.seasonFrom ?? null, target?.seasonTo ?? null),
    parts: viewParts(blindRecommend(crowd, row, side).parts),
    service:
      recommend.serviceId === null ? null : { serviceId: recommend.serviceId, title: row.serviceTitle ?? '' },
    reason: recommend.reason,
    // The signatory of an enterprise would reveal which one it is.
    signedBy: recommend.fromType === 'OPERATOR' ? (row.signedBy ?? '') : '',
    answerNote: recommend.answerNote,
    offeredX100: recommend.offeredX100,
    declineReason: recommend.declineReason,
    declineReasonLabel: recommend.declineReason ? declineReasonLabels[recommend.declineReason]() : '',
    contacts:
      isOpen(recommend) && recommend.connectedAt
        ? { own, other, openedAt: recommend.connectedAt.getTime() }
        : null,
    dealId: isOpen(recommend) ? recommend.dealId : null,
    isMuted,
    isMutable:
      side === 'RECEIVER' && leads(reader) && recommend.fromEnterpriseId !== recommend.toEnterpriseId,
  };
}

export const viewManagedRecommend = (row: RecommendRecord): ManagedRecommend => ({
  ...commonOf(row),
  score: row.recommend.score,
  projectEnterprise: row.owner.name,
  toEnterprise: row.receiver.name,
  serviceTitle: row.serviceTitle ?? '',
  reason: row.recommend.reason,
  signedBy: row.recommend.fromType === 'OPERATOR' ? (row.signedBy ?? '') : '',
});

export const recommendColumns: SheetColumn<RecommendRecord>[] = [
  { head: '编号', value: ({ no }) => no ?? '', width: 20 },
  { head: '项目', value: ({ project }) => project.title, width: 40 },
  { head: '项目企业', value: ({ owner }) => owner.name, width: 40 },
  { head: '推荐给', value: ({ receiver }) => receiver.name, width: 40 },
  { head: '相合的服务', value: ({ serviceTitle }) => serviceTitle ?? '', width: 30 },
  { head: '来源', value: ({ recommend }) => recommendSenderLabels[recommend.fromType]() },
  { head: '得分', value: ({ recommend }) => recommend.score ?? '' },
  { head: '理由', value: ({ recommend }) => recommend.reason, width: 40 },
  { head: '状态', value: ({ recommend }) => recommendStateLabels[recommend.status]() },
];
