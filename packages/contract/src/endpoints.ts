import { certificateEndpoints } from './activity/certificate.ts';
import { lectureEndpoints } from './activity/lecture-question.ts';
import { activityManageEndpoints } from './activity/manage.ts';
import { activityEndpoints } from './activity/public.ts';
import { quizEndpoints } from './activity/quiz.ts';
import { quizManageEndpoints } from './activity/quiz-manage.ts';
import { signUpEndpoints } from './activity/sign-up.ts';
import { billEndpoints } from './billing/bill.ts';
import { billCollectionEndpoints } from './billing/bill-collection.ts';
import { billManageEndpoints } from './billing/bill-manage.ts';
import { meterEndpoints } from './billing/meter.ts';
import { meterManageEndpoints } from './billing/meter-manage.ts';
import { closedDayEndpoints } from './booking/closed-day.ts';
import { bookingManageEndpoints } from './booking/manage.ts';
import { bookingEndpoints } from './booking/public.ts';
import { buildingManageEndpoints } from './building/manage.ts';
import { buildingEndpoints } from './building/public.ts';
import { candidateManageEndpoints } from './candidate/manage.ts';
import { candidateEndpoints } from './candidate/public.ts';
import { carouselManageEndpoints } from './carousel/manage.ts';
import { caseEndpoints } from './case/public.ts';
import { collectEndpoints } from './collect/public.ts';
import { communityManageEndpoints } from './community/manage.ts';
import { postEndpoints } from './community/post.ts';
import { postCommentEndpoints } from './community/post-comment.ts';
import { communityEndpoints } from './community/public.ts';
import { confRoomManageEndpoints } from './conference-room/manage.ts';
import { confRoomEndpoints } from './conference-room/public.ts';
import { articleEndpoints } from './content/article.ts';
import { articleManageEndpoints } from './content/article-manage.ts';
import { receiptEndpoints } from './content/article-receipt.ts';
import { articleRelevanceEndpoints } from './content/article-relevance.ts';
import { storyEndpoints } from './content/article-story.ts';
import { topEndpoints } from './content/top-info.ts';
import { contestAwardManageEndpoints } from './contest/award-manage.ts';
import { contestEntryEndpoints } from './contest/entry.ts';
import { contestEntryManageEndpoints } from './contest/entry-manage.ts';
import { contestJudgeManageEndpoints } from './contest/judge-manage.ts';
import { contestJudgingEndpoints } from './contest/judging.ts';
import { contestManageEndpoints } from './contest/manage.ts';
import { contestEndpoints } from './contest/public.ts';
import { declarationManageEndpoints } from './declaration/manage.ts';
import { declarationEndpoints } from './declaration/public.ts';
import { dictionaryManageEndpoints } from './dictionary/manage.ts';
import { dictionaryEndpoints } from './dictionary/public.ts';
import type { Endpoint } from './endpoint.ts';
import { admissionEndpoints } from './enterprise/admission.ts';
import { enterpriseChangeEndpoints } from './enterprise/change.ts';
import { enterpriseManageEndpoints } from './enterprise/manage.ts';
import { memberEndpoints } from './enterprise/member.ts';
import { profileEndpoints } from './enterprise/profile.ts';
import { enterpriseEndpoints } from './enterprise/public.ts';
import { exportEndpoints } from './export.ts';
import { farmManageEndpoints } from './farm/manage.ts';
import { farmEndpoints } from './farm/public.ts';
import { farmRecordEndpoints } from './farm/record.ts';
import { farmTraceEndpoints } from './farm/trace.ts';
import { fileEndpoints } from './file.ts';
import { financingEndpoints } from './finance/financing.ts';
import { financeManageEndpoints } from './finance/manage.ts';
import { financeEndpoints } from './finance/public.ts';
import { flowerPriceEndpoints } from './flower-price/public.ts';
import { hallEndpoints } from './hall/public.ts';
import { menuManageEndpoints } from './identity/menu-manage.ts';
import { identityEndpoints } from './identity/public.ts';
import { roleEndpoints } from './identity/role-manage.ts';
import { userManageEndpoints } from './identity/user-manage.ts';
import { inviteEndpoints } from './invite/public.ts';
import { leaseManageEndpoints } from './lease/manage.ts';
import { leaseEndpoints } from './lease/public.ts';
import { lotteryEndpoints } from './lottery/public.ts';
import { serviceQuestionEndpoints } from './market/service-question.ts';
import { shopEndpoints } from './market/shop.ts';
import { complaintEndpoints } from './market/shop-complaint.ts';
import { shopManageEndpoints } from './market/shop-manage.ts';
import { projectEndpoints } from './match/project.ts';
import { projectManageEndpoints } from './match/project-manage.ts';
import { recommendEndpoints } from './match/recommend.ts';
import { recommendManageEndpoints } from './match/recommend-manage.ts';
import { messageEndpoints } from './message/public.ts';
import { operLogEndpoints } from './oper-log/public.ts';
import { organizationManageEndpoints } from './organization/manage.ts';
import { organizationEndpoints } from './organization/public.ts';
import { bankDoubtEndpoints } from './payment/bank-doubt.ts';
import { bankLineEndpoints } from './payment/bank-line.ts';
import { invoiceEndpoints } from './payment/invoice.ts';
import { paymentManageEndpoints } from './payment/manage.ts';
import { paymentEndpoints } from './payment/public.ts';
import { reconcileEndpoints } from './payment/reconcile.ts';
import { pointsEndpoints } from './points.ts';
import { declareItemEndpoints } from './policy/declare-item.ts';
import { declareItemManageEndpoints } from './policy/declare-item-manage.ts';
import { policyManageEndpoints } from './policy/manage.ts';
import { policyMatchEndpoints } from './policy/match.ts';
import { policyEndpoints } from './policy/public.ts';
import { questionManageEndpoints } from './policy-question/manage.ts';
import { questionEndpoints } from './policy-question/public.ts';
import { applicationEndpoints } from './recruit/application.ts';
import { recruitEndpoints } from './recruit/public.ts';
import { repairQueryBoard } from './repair/board.ts';
import { repairGuestEndpoints } from './repair/guest.ts';
import { repairManageEndpoints } from './repair/manage.ts';
import { repairEndpoints } from './repair/public.ts';
import { repairWorkEndpoints } from './repair/work.ts';
import { resourceManageEndpoints } from './resource/manage.ts';
import { resourceEndpoints } from './resource/public.ts';
import { roomDoorEndpoints } from './room-door/public.ts';
import { savedViewEndpoints } from './saved-view/public.ts';
import { searchEndpoints } from './search/public.ts';
import { serviceOrderManageEndpoints } from './service-order/manage.ts';
import { serviceOrderEndpoints } from './service-order/public.ts';
import { serviceRecommendEndpoints } from './service-recommend/public.ts';
import { siteManageEndpoints } from './site/manage.ts';
import { siteEndpoints } from './site/public.ts';
import { todoEndpoints } from './todo/public.ts';
import { tutorManageEndpoints } from './tutor/manage.ts';
import { tutorEndpoints } from './tutor/public.ts';
import { introductionEndpoints } from './venture/introduction.ts';
import { ventureManageEndpoints } from './venture/manage.ts';
import { ventureEndpoints } from './venture/public.ts';
import { ventureRoomEndpoints } from './venture/room.ts';
import { venueManageEndpoints } from './venue/manage.ts';
import { venueEndpoints } from './venue/public.ts';
import { voteEndpoints } from './vote/public.ts';
import { workQueueEndpoints } from './work-queue/public.ts';
import { workFigureEndpoints } from './work-queue/work-figures.ts';

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
