import { activityEndpoints } from './activity.ts';
import { activityManageEndpoints } from './activity-manage.ts';
import { articleEndpoints } from './article.ts';
import { articleManageEndpoints } from './article-manage.ts';
import { receiptEndpoints } from './article-receipt.ts';
import { articleRelevanceEndpoints } from './article-relevance.ts';
import { storyEndpoints } from './article-story.ts';
import { bankDoubtEndpoints } from './bank-doubt.ts';
import { bankLineEndpoints } from './bank-line.ts';
import { billEndpoints } from './bill.ts';
import { billCollectionEndpoints } from './bill-collection.ts';
import { billManageEndpoints } from './bill-manage.ts';
import { bookingEndpoints } from './booking.ts';
import { bookingManageEndpoints } from './booking-manage.ts';
import { buildingEndpoints } from './building.ts';
import { buildingManageEndpoints } from './building-manage.ts';
import { candidateEndpoints } from './candidate.ts';
import { candidateManageEndpoints } from './candidate-manage.ts';
import { carouselManageEndpoints } from './carousel-manage.ts';
import { caseEndpoints } from './case.ts';
import { certificateEndpoints } from './certificate.ts';
import { closedDayEndpoints } from './closed-day.ts';
import { collectEndpoints } from './collect.ts';
import { communityEndpoints } from './community.ts';
import { communityManageEndpoints } from './community-manage.ts';
import { confRoomEndpoints } from './conference-room.ts';
import { confRoomManageEndpoints } from './conference-room-manage.ts';
import { contestEndpoints } from './contest.ts';
import { contestAwardManageEndpoints } from './contest-award-manage.ts';
import { contestEntryEndpoints } from './contest-entry.ts';
import { contestEntryManageEndpoints } from './contest-entry-manage.ts';
import { contestJudgeManageEndpoints } from './contest-judge-manage.ts';
import { contestJudgingEndpoints } from './contest-judging.ts';
import { contestManageEndpoints } from './contest-manage.ts';
import { declarationEndpoints } from './declaration.ts';
import { declarationManageEndpoints } from './declaration-manage.ts';
import { declareItemEndpoints } from './declare-item.ts';
import { declareItemManageEndpoints } from './declare-item-manage.ts';
import { dictionaryEndpoints } from './dictionary.ts';
import { dictionaryManageEndpoints } from './dictionary-manage.ts';
import type { Endpoint } from './endpoint.ts';
import { enterpriseEndpoints } from './enterprise.ts';
import { admissionEndpoints } from './enterprise-admission.ts';
import { enterpriseChangeEndpoints } from './enterprise-change.ts';
import { enterpriseManageEndpoints } from './enterprise-manage.ts';
import { memberEndpoints } from './enterprise-member.ts';
import { profileEndpoints } from './enterprise-profile.ts';
import { exportEndpoints } from './export.ts';
import { farmEndpoints } from './farm.ts';
import { farmManageEndpoints } from './farm-manage.ts';
import { farmRecordEndpoints } from './farm-record.ts';
import { farmTraceEndpoints } from './farm-trace.ts';
import { fileEndpoints } from './file.ts';
import { financeEndpoints } from './finance.ts';
import { financeManageEndpoints } from './finance-manage.ts';
import { financingEndpoints } from './financing.ts';
import { flowerPriceEndpoints } from './flower-price.ts';
import { hallEndpoints } from './hall.ts';
import { identityEndpoints } from './identity.ts';
import { introductionEndpoints } from './introduction.ts';
import { inviteEndpoints } from './invite.ts';
import { invoiceEndpoints } from './invoice.ts';
import { leaseEndpoints } from './lease.ts';
import { leaseManageEndpoints } from './lease-manage.ts';
import { lectureEndpoints } from './lecture-question.ts';
import { lotteryEndpoints } from './lottery.ts';
import { menuManageEndpoints } from './menu-manage.ts';
import { messageEndpoints } from './message.ts';
import { meterEndpoints } from './meter.ts';
import { meterManageEndpoints } from './meter-manage.ts';
import { operLogEndpoints } from './oper-log.ts';
import { organizationEndpoints } from './organization.ts';
import { organizationManageEndpoints } from './organization-manage.ts';
import { paymentEndpoints } from './payment.ts';
import { paymentManageEndpoints } from './payment-manage.ts';
import { pointsEndpoints } from './points.ts';
import { policyEndpoints } from './policy.ts';
import { policyManageEndpoints } from './policy-manage.ts';
import { policyMatchEndpoints } from './policy-match.ts';
import { postEndpoints } from './post.ts';
import { postCommentEndpoints } from './post-comment.ts';
import { projectEndpoints } from './project.ts';
import { projectManageEndpoints } from './project-manage.ts';
import { questionEndpoints } from './question.ts';
import { questionManageEndpoints } from './question-manage.ts';
import { quizEndpoints } from './quiz.ts';
import { quizManageEndpoints } from './quiz-manage.ts';
import { recommendEndpoints } from './recommend.ts';
import { recommendManageEndpoints } from './recommend-manage.ts';
import { reconcileEndpoints } from './reconcile.ts';
import { recruitEndpoints } from './recruit.ts';
import { applicationEndpoints } from './recruit-application.ts';
import { repairEndpoints } from './repair.ts';
import { repairQueryBoard } from './repair-board.ts';
import { repairGuestEndpoints } from './repair-guest.ts';
import { repairManageEndpoints } from './repair-manage.ts';
import { repairWorkEndpoints } from './repair-work.ts';
import { resourceEndpoints } from './resource.ts';
import { resourceManageEndpoints } from './resource-manage.ts';
import { roleEndpoints } from './role-manage.ts';
import { roomDoorEndpoints } from './room-door.ts';
import { savedViewEndpoints } from './saved-view.ts';
import { searchEndpoints } from './search.ts';
import { serviceOrderEndpoints } from './service-order.ts';
import { serviceOrderManageEndpoints } from './service-order-manage.ts';
import { serviceQuestionEndpoints } from './service-question.ts';
import { serviceRecommendEndpoints } from './service-recommend.ts';
import { shopEndpoints } from './shop.ts';
import { complaintEndpoints } from './shop-complaint.ts';
import { shopManageEndpoints } from './shop-manage.ts';
import { signUpEndpoints } from './sign-up.ts';
import { siteEndpoints } from './site.ts';
import { siteManageEndpoints } from './site-manage.ts';
import { todoEndpoints } from './todo.ts';
import { topEndpoints } from './top-info.ts';
import { tutorEndpoints } from './tutor.ts';
import { tutorManageEndpoints } from './tutor-manage.ts';
import { userManageEndpoints } from './user-manage.ts';
import { ventureEndpoints } from './venture.ts';
import { ventureManageEndpoints } from './venture-manage.ts';
import { ventureRoomEndpoints } from './venture-room.ts';
import { venueEndpoints } from './venue.ts';
import { venueManageEndpoints } from './venue-manage.ts';
import { voteEndpoints } from './vote.ts';
import { workFigureEndpoints } from './work-figures.ts';
import { workQueueEndpoints } from './work-queue.ts';

// Split because the type of a single list is too long for the compiler to write into its declarations.
const publishing = [
  ...articleEndpoints,
  ...articleManageEndpoints,
  ...receiptEndpoints,
  ...articleRelevanceEndpoints,
  ...storyEndpoints,
  ...topEndpoints,
] as const satisfies readonly Endpoint[];
const people = [
  ...identityEndpoints,
  ...userManageEndpoints,
  ...roleEndpoints,
  ...menuManageEndpoints,
  ...workQueueEndpoints,
  ...workFigureEndpoints,
  ...enterpriseEndpoints,
  ...admissionEndpoints,
  ...profileEndpoints,
  ...enterpriseChangeEndpoints,
  ...memberEndpoints,
  ...inviteEndpoints,
  ...enterpriseManageEndpoints,
] as const satisfies readonly Endpoint[];
const policies = [
  ...policyEndpoints,
  ...policyMatchEndpoints,
  ...policyManageEndpoints,
  ...declareItemEndpoints,
  ...declareItemManageEndpoints,
  ...declarationEndpoints,
  ...declarationManageEndpoints,
] as const satisfies readonly Endpoint[];
const market = [
  ...buildingEndpoints,
  ...buildingManageEndpoints,
  ...projectEndpoints,
  ...hallEndpoints,
  ...projectManageEndpoints,
  ...questionEndpoints,
  ...questionManageEndpoints,
  ...candidateEndpoints,
  ...candidateManageEndpoints,
  ...recommendEndpoints,
  ...recommendManageEndpoints,
  ...shopEndpoints,
  ...shopManageEndpoints,
  ...farmEndpoints,
  ...farmRecordEndpoints,
  ...farmTraceEndpoints,
  ...farmManageEndpoints,
  ...flowerPriceEndpoints,
  ...financeEndpoints,
  ...financingEndpoints,
  ...financeManageEndpoints,
  ...serviceOrderEndpoints,
  ...serviceOrderManageEndpoints,
  ...serviceQuestionEndpoints,
  ...serviceRecommendEndpoints,
  ...complaintEndpoints,
  ...ventureEndpoints,
  ...ventureRoomEndpoints,
  ...introductionEndpoints,
  ...ventureManageEndpoints,
] as const satisfies readonly Endpoint[];
const property = [
  ...meterEndpoints,
  ...meterManageEndpoints,
  ...billEndpoints,
  ...billManageEndpoints,
  ...billCollectionEndpoints,
  ...leaseEndpoints,
  ...leaseManageEndpoints,
  ...bookingEndpoints,
  ...bookingManageEndpoints,
  ...confRoomEndpoints,
  ...confRoomManageEndpoints,
  ...roomDoorEndpoints,
] as const satisfies readonly Endpoint[];
const programs = [
  ...activityEndpoints,
  ...activityManageEndpoints,
  ...contestEndpoints,
  ...contestEntryEndpoints,
  ...contestJudgingEndpoints,
  ...contestManageEndpoints,
  ...contestAwardManageEndpoints,
  ...contestEntryManageEndpoints,
  ...contestJudgeManageEndpoints,
  ...quizEndpoints,
  ...quizManageEndpoints,
  ...lectureEndpoints,
  ...certificateEndpoints,
  ...signUpEndpoints,
  ...closedDayEndpoints,
  ...venueEndpoints,
  ...venueManageEndpoints,
  ...tutorEndpoints,
  ...tutorManageEndpoints,
  ...resourceEndpoints,
  ...resourceManageEndpoints,
  ...organizationEndpoints,
  ...organizationManageEndpoints,
] as const satisfies readonly Endpoint[];
const money = [
  ...paymentEndpoints,
  ...paymentManageEndpoints,
  ...bankLineEndpoints,
  ...bankDoubtEndpoints,
  ...invoiceEndpoints,
  ...reconcileEndpoints,
  ...repairEndpoints,
  repairQueryBoard,
  ...repairGuestEndpoints,
  ...repairManageEndpoints,
  ...repairWorkEndpoints,
] as const satisfies readonly Endpoint[];
const platform = [
  ...siteEndpoints,
  ...siteManageEndpoints,
  ...carouselManageEndpoints,
  ...dictionaryEndpoints,
  ...dictionaryManageEndpoints,
  ...communityEndpoints,
  ...communityManageEndpoints,
  ...postEndpoints,
  ...postCommentEndpoints,
  ...lotteryEndpoints,
  ...voteEndpoints,
  ...recruitEndpoints,
  ...applicationEndpoints,
  ...pointsEndpoints,
  ...fileEndpoints,
  ...exportEndpoints,
  ...operLogEndpoints,
  ...savedViewEndpoints,
  ...searchEndpoints,
  ...messageEndpoints,
  ...caseEndpoints,
  ...todoEndpoints,
  ...collectEndpoints,
] as const satisfies readonly Endpoint[];

/** Every endpoint of the product, in the order the API document shows them. */
export const endpoints: readonly Endpoint[] = [
  ...publishing,
  ...people,
  ...policies,
  ...market,
  ...property,
  ...programs,
  ...money,
  ...platform,
];

export type Declared = (
  | typeof publishing
  | typeof people
  | typeof policies
  | typeof market
  | typeof property
  | typeof programs
  | typeof money
  | typeof platform
)[number];
