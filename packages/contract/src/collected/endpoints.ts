// Written by `npm run messages` from the names of files and exports (docs/decisions/0050); not edited.
import type { Endpoint } from '../endpoint.ts';
import * as activityCertificate from '../activity/certificate.ts';
import * as activityDoorList from '../activity/door-list.ts';
import * as activityGuestSignUp from '../activity/guest-sign-up.ts';
import * as activityLectureQuestion from '../activity/lecture-question.ts';
import * as activityManage from '../activity/manage.ts';
import * as activityPublic from '../activity/public.ts';
import * as activityQuizManage from '../activity/quiz-manage.ts';
import * as activityQuiz from '../activity/quiz.ts';
import * as activitySignUp from '../activity/sign-up.ts';
import * as billingBillCollection from '../billing/bill-collection.ts';
import * as billingBillManage from '../billing/bill-manage.ts';
import * as billingBillPlan from '../billing/bill-plan.ts';
import * as billingBillPrint from '../billing/bill-print.ts';
import * as billingBillRule from '../billing/bill-rule.ts';
import * as billingBill from '../billing/bill.ts';
import * as billingCharge from '../billing/charge.ts';
import * as billingHandBill from '../billing/hand-bill.ts';
import * as billingMeterManage from '../billing/meter-manage.ts';
import * as billingMeter from '../billing/meter.ts';
import * as billingPriceManage from '../billing/price-manage.ts';
import * as billingReadingCorrection from '../billing/reading-correction.ts';
import * as bookingClosedDay from '../booking/closed-day.ts';
import * as bookingManage from '../booking/manage.ts';
import * as bookingPublic from '../booking/public.ts';
import * as buildingManage from '../building/manage.ts';
import * as buildingPublic from '../building/public.ts';
import * as bulkBulk from '../bulk/bulk.ts';
import * as candidateManage from '../candidate/manage.ts';
import * as candidatePublic from '../candidate/public.ts';
import * as carouselManage from '../carousel/manage.ts';
import * as casePublic from '../case/public.ts';
import * as collectPublic from '../collect/public.ts';
import * as communityManage from '../community/manage.ts';
import * as communityPostComment from '../community/post-comment.ts';
import * as communityPost from '../community/post.ts';
import * as communityPublic from '../community/public.ts';
import * as conferenceRoomManage from '../conference-room/manage.ts';
import * as conferenceRoomPublic from '../conference-room/public.ts';
import * as contentArticleManage from '../content/article-manage.ts';
import * as contentArticleReceipt from '../content/article-receipt.ts';
import * as contentArticleRelevance from '../content/article-relevance.ts';
import * as contentArticleStory from '../content/article-story.ts';
import * as contentArticleVersion from '../content/article-version.ts';
import * as contentArticle from '../content/article.ts';
import * as contentTopInfo from '../content/top-info.ts';
import * as contestAwardManage from '../contest/award-manage.ts';
import * as contestEntryManage from '../contest/entry-manage.ts';
import * as contestEntry from '../contest/entry.ts';
import * as contestJudgeManage from '../contest/judge-manage.ts';
import * as contestJudging from '../contest/judging.ts';
import * as contestManage from '../contest/manage.ts';
import * as contestPublic from '../contest/public.ts';
import * as declarationManage from '../declaration/manage.ts';
import * as declarationPublic from '../declaration/public.ts';
import * as dictionaryManage from '../dictionary/manage.ts';
import * as dictionaryPublic from '../dictionary/public.ts';
import * as enterpriseAdmission from '../enterprise/admission.ts';
import * as enterpriseChange from '../enterprise/change.ts';
import * as enterpriseManage from '../enterprise/manage.ts';
import * as enterpriseMember from '../enterprise/member.ts';
import * as enterpriseProfile from '../enterprise/profile.ts';
import * as enterprisePublic from '../enterprise/public.ts';
import * as otherExport from '../export.ts';
import * as farmManage from '../farm/manage.ts';
import * as farmPublic from '../farm/public.ts';
import * as farmRecord from '../farm/record.ts';
import * as farmTrace from '../farm/trace.ts';
import * as otherFile from '../file.ts';
import * as financeFinancing from '../finance/financing.ts';
import * as financeManage from '../finance/manage.ts';
import * as financePublic from '../finance/public.ts';
import * as flowerPricePublic from '../flower-price/public.ts';
import * as hallPublic from '../hall/public.ts';
import * as handoverManage from '../handover/manage.ts';
import * as identityActivation from '../identity/activation.ts';
import * as identityCancel from '../identity/cancel.ts';
import * as identityClaim from '../identity/claim.ts';
import * as identityLogin from '../identity/login.ts';
import * as identityMenuManage from '../identity/menu-manage.ts';
import * as identityMenu from '../identity/menu.ts';
import * as identityPhoneAppeal from '../identity/phone-appeal.ts';
import * as identityPhone from '../identity/phone.ts';
import * as identityProfile from '../identity/profile.ts';
import * as identityRecovery from '../identity/recovery.ts';
import * as identityRegister from '../identity/register.ts';
import * as identityRoleManage from '../identity/role-manage.ts';
import * as identityUserManage from '../identity/user-manage.ts';
import * as identityUser from '../identity/user.ts';
import * as importImport from '../import/import.ts';
import * as invitePublic from '../invite/public.ts';
import * as leaseAct from '../lease/act.ts';
import * as leaseConsent from '../lease/consent.ts';
import * as leaseManage from '../lease/manage.ts';
import * as leaseMoveOut from '../lease/move-out.ts';
import * as leasePrint from '../lease/print.ts';
import * as leasePublic from '../lease/public.ts';
import * as lotteryPublic from '../lottery/public.ts';
import * as marketServiceQuestion from '../market/service-question.ts';
import * as marketShopComplaint from '../market/shop-complaint.ts';
import * as marketShopManage from '../market/shop-manage.ts';
import * as marketShop from '../market/shop.ts';
import * as matchProjectManage from '../match/project-manage.ts';
import * as matchProject from '../match/project.ts';
import * as matchRecommendManage from '../match/recommend-manage.ts';
import * as matchRecommend from '../match/recommend.ts';
import * as messagePublic from '../message/public.ts';
import * as messageReach from '../message/reach.ts';
import * as operLogPublic from '../oper-log/public.ts';
import * as organizationManage from '../organization/manage.ts';
import * as organizationPublic from '../organization/public.ts';
import * as palettePublic from '../palette/public.ts';
import * as parkArchiveArchive from '../park-archive/archive.ts';
import * as parkSettingManage from '../park-setting/manage.ts';
import * as paymentAccount from '../payment/account.ts';
import * as paymentBankDoubt from '../payment/bank-doubt.ts';
import * as paymentBankLayout from '../payment/bank-layout.ts';
import * as paymentBankLine from '../payment/bank-line.ts';
import * as paymentCounterDay from '../payment/counter-day.ts';
import * as paymentInvoice from '../payment/invoice.ts';
import * as paymentManage from '../payment/manage.ts';
import * as paymentMoneyRules from '../payment/money-rules.ts';
import * as paymentPayAll from '../payment/pay-all.ts';
import * as paymentPublic from '../payment/public.ts';
import * as paymentReceipt from '../payment/receipt.ts';
import * as paymentReconcile from '../payment/reconcile.ts';
import * as paymentRefundManage from '../payment/refund-manage.ts';
import * as otherPoints from '../points.ts';
import * as policyQuestionManage from '../policy-question/manage.ts';
import * as policyQuestionPublic from '../policy-question/public.ts';
import * as policyDeclareItemManage from '../policy/declare-item-manage.ts';
import * as policyDeclareItem from '../policy/declare-item.ts';
import * as policyManage from '../policy/manage.ts';
import * as policyMatch from '../policy/match.ts';
import * as policyPublic from '../policy/public.ts';
import * as policyVersion from '../policy/version.ts';
import * as recruitApplication from '../recruit/application.ts';
import * as recruitPublic from '../recruit/public.ts';
import * as removalManage from '../removal/manage.ts';
import * as repairBoard from '../repair/board.ts';
import * as repairGuest from '../repair/guest.ts';
import * as repairManage from '../repair/manage.ts';
import * as repairPrint from '../repair/print.ts';
import * as repairPublic from '../repair/public.ts';
import * as repairWork from '../repair/work.ts';
import * as reportBudget from '../report/budget.ts';
import * as reportBusiness from '../report/business.ts';
import * as reportDelivery from '../report/delivery.ts';
import * as reportNotice from '../report/notice.ts';
import * as resourceManage from '../resource/manage.ts';
import * as resourcePublic from '../resource/public.ts';
import * as rightsCustomRole from '../rights/custom-role.ts';
import * as roomDoorPublic from '../room-door/public.ts';
import * as savedViewPublic from '../saved-view/public.ts';
import * as searchManage from '../search/manage.ts';
import * as searchPublic from '../search/public.ts';
import * as serviceOrderManage from '../service-order/manage.ts';
import * as serviceOrderPublic from '../service-order/public.ts';
import * as serviceRecommendPublic from '../service-recommend/public.ts';
import * as setupManage from '../setup/manage.ts';
import * as siteManage from '../site/manage.ts';
import * as sitePublic from '../site/public.ts';
import * as todoPublic from '../todo/public.ts';
import * as tutorManage from '../tutor/manage.ts';
import * as tutorPublic from '../tutor/public.ts';
import * as upkeepPart from '../upkeep/part.ts';
import * as upkeepPlan from '../upkeep/plan.ts';
import * as upkeepWork from '../upkeep/work.ts';
import * as ventureIntroduction from '../venture/introduction.ts';
import * as ventureManage from '../venture/manage.ts';
import * as venturePublic from '../venture/public.ts';
import * as ventureRoom from '../venture/room.ts';
import * as venueManage from '../venue/manage.ts';
import * as venuePublic from '../venue/public.ts';
import * as otherViewAs from '../view-as.ts';
import * as votePublic from '../vote/public.ts';
import * as workQueuePublic from '../work-queue/public.ts';
import * as workQueueWorkFigures from '../work-queue/work-figures.ts';

const activityCalls = [
  activityCertificate.certificateQueryList,
  activityCertificate.certificateQueryDetail,
  activityCertificate.certificateDownload,
  activityCertificate.certificateCheck,
  activityCertificate.certificateQueryManageList,
  activityCertificate.certificateExport,
  activityCertificate.certificateOperate,
  activityDoorList.signUpPrint,
  activityGuestSignUp.signUpSubmitAsGuest,
  activityLectureQuestion.lectureSubmit,
  activityLectureQuestion.lectureQueryList,
  activityLectureQuestion.lectureQueryPublic,
  activityLectureQuestion.lectureQueryManageList,
  activityLectureQuestion.lectureExport,
  activityLectureQuestion.lectureQueryManageDetail,
  activityLectureQuestion.lectureOperate,
  activityLectureQuestion.lectureQueryTaughtList,
  activityLectureQuestion.lectureQueryTaughtDetail,
  activityLectureQuestion.lectureOperateTaught,
  activityManage.activityQueryManageList,
  activityManage.activityExport,
  activityManage.activityQueryManageDetail,
  activityManage.activitySave,
  activityManage.activityOperate,
  activityManage.signUpQueryManageList,
  activityManage.signUpExport,
  activityManage.signUpQueryManageDetail,
  activityManage.signUpOperateManage,
  activityManage.signUpCheckIn,
  activityManage.activityQueryDesk,
  activityManage.teacherQueryManageList,
  activityManage.teacherSave,
  activityManage.salonRequestQueryManageList,
  activityManage.salonRequestQueryManageDetail,
  activityManage.salonRequestOperateManage,
  activityPublic.activityQueryList,
  activityPublic.activityQueryCalendar,
  activityPublic.activityQueryDetail,
  activityPublic.activityCalendar,
  activityPublic.teacherQueryList,
  activityQuizManage.quizQueryManageList,
  activityQuizManage.quizQueryManageDetail,
  activityQuizManage.quizSave,
  activityQuizManage.quizQueryAttempts,
  activityQuizManage.quizExportAttempts,
  activityQuiz.quizQueryList,
  activityQuiz.quizQueryDetail,
  activityQuiz.quizBegin,
  activityQuiz.quizSaveAnswers,
  activityQuiz.quizSubmit,
  activitySignUp.signUpQueryForm,
  activitySignUp.signUpSubmit,
  activitySignUp.signUpOperate,
  activitySignUp.signUpQueryList,
  activitySignUp.salonRequestSubmit,
] as const satisfies readonly Endpoint[];
const billingCalls = [
  billingBillCollection.billQueryCollection,
  billingBillManage.billRunQueryList,
  billingBillManage.billRunQueryDetail,
  billingBillManage.billRunQueryExceptions,
  billingBillManage.billRunStart,
  billingBillManage.billRunOperate,
  billingBillManage.billQueryManageList,
  billingBillManage.billManageExport,
  billingBillManage.billQueryManageDetail,
  billingBillManage.billOperateManage,
  billingBillManage.billRemind,
  billingBillManage.billAskChange,
  billingBillManage.billDecideChange,
  billingBillPlan.planPropose,
  billingBillPlan.planOperate,
  billingBillPlan.planAnswer,
  billingBillPrint.billPrint,
  billingBillPrint.billPrintManaged,
  billingBillRule.billRuleQuery,
  billingBillRule.billRuleSave,
  billingBill.billQueryList,
  billingBill.billExport,
  billingBill.billQueryDetail,
  billingBill.billObject,
  billingBill.billQueryComing,
  billingBill.billComingCalendar,
  billingBill.billQueryPublic,
  billingBill.billPayAsGuest,
  billingBill.meterQueryPublic,
  billingCharge.ownFeeQueryList,
  billingCharge.ownFeeSave,
  billingCharge.chargeQueryList,
  billingCharge.chargeSave,
  billingCharge.chargeEnd,
  billingCharge.meterShareQueryList,
  billingCharge.meterShareQueryMeters,
  billingCharge.meterShareSave,
  billingCharge.meterSharePreview,
  billingHandBill.handBillQueryList,
  billingHandBill.handBillQueryDetail,
  billingHandBill.handBillSave,
  billingHandBill.handBillOperate,
  billingMeterManage.meterQueryManageList,
  billingMeterManage.meterQueryHistory,
  billingMeterManage.meterSave,
  billingMeterManage.meterReplace,
  billingMeterManage.readingQueryManageList,
  billingMeterManage.readingExport,
  billingMeterManage.readingSave,
  billingMeterManage.readingAskAgain,
  billingMeterManage.readingOperate,
  billingMeterManage.readingTemplate,
  billingMeterManage.anomalyQueryManageList,
  billingMeterManage.feeQueryManageList,
  billingMeterManage.feeSave,
  billingMeter.meterQueryList,
  billingMeter.meterQueryDetail,
  billingMeter.meterExport,
  billingMeter.meterBind,
  billingMeter.meterSubmitReading,
  billingMeter.anomalyOperate,
  billingMeter.feeQueryPublic,
  billingPriceManage.tariffSave,
  billingPriceManage.tariffOperate,
  billingPriceManage.tariffPreview,
  billingPriceManage.dayReadingSave,
  billingReadingCorrection.readingQueryBilled,
  billingReadingCorrection.correctionPreview,
  billingReadingCorrection.correctionAsk,
] as const satisfies readonly Endpoint[];
const bookingCalls = [
  bookingClosedDay.closedDayQueryList,
  bookingClosedDay.closedDaySave,
  bookingClosedDay.closedDayRemove,
  bookingManage.bookingQueryManageList,
  bookingManage.bookingQueryManageDetail,
  bookingManage.bookingExport,
  bookingManage.bookingOperateManage,
  bookingManage.bookingSettleDeposit,
  bookingPublic.bookingBook,
  bookingPublic.bookingWait,
  bookingPublic.bookingQueryList,
  bookingPublic.bookingQueryDetail,
  bookingPublic.bookingOperate,
  bookingPublic.bookingCalendar,
  bookingPublic.bookingRenewFeed,
  bookingPublic.bookingFeed,
] as const satisfies readonly Endpoint[];
const buildingCalls = [
  buildingManage.buildingQueryManageList,
  buildingManage.buildingQueryManageDetail,
  buildingManage.buildingSave,
  buildingManage.unitQueryManageList,
  buildingManage.unitQueryManageDetail,
  buildingManage.unitSave,
  buildingManage.viewingQueryManageList,
  buildingManage.viewingQueryManageDetail,
  buildingManage.viewingOperate,
  buildingPublic.buildingQueryList,
  buildingPublic.buildingQueryDetail,
  buildingPublic.viewingSubmit,
  buildingPublic.viewingQueryOwn,
  buildingPublic.viewingCancel,
] as const satisfies readonly Endpoint[];
const bulkCalls = [
  bulkBulk.bulkQueryActs,
  bulkBulk.bulkPrepare,
  bulkBulk.bulkQueryList,
  bulkBulk.bulkQueryDetail,
  bulkBulk.bulkQueryRows,
  bulkBulk.bulkOperate,
  bulkBulk.bulkRest,
] as const satisfies readonly Endpoint[];
const candidateCalls = [
  candidateManage.recommendQueryCandidates,
  candidateManage.recommendSendByHand,
  candidatePublic.matchQueryList,
  candidatePublic.matchPreview,
  candidatePublic.matchQueryOwnList,
  candidatePublic.recommendSend,
  candidatePublic.recommendApply,
  candidatePublic.recommendQueryStanding,
] as const satisfies readonly Endpoint[];
const carouselCalls = [
  carouselManage.carouselQueryManageList,
  carouselManage.carouselSave,
  carouselManage.carouselOperate,
] as const satisfies readonly Endpoint[];
const caseCalls = [
  casePublic.caseQueryList,
  casePublic.caseQueryDetail,
] as const satisfies readonly Endpoint[];
const collectCalls = [
  collectPublic.collectQueryList,
  collectPublic.collectQueryState,
  collectPublic.collectOperate,
] as const satisfies readonly Endpoint[];
const communityCalls = [
  communityManage.moderationQueryList,
  communityManage.moderationExport,
  communityManage.moderationQueryDetail,
  communityManage.moderationOperate,
  communityManage.moderationReveal,
  communityManage.moderationMakeArticle,
  communityManage.reportQueryList,
  communityManage.reportQueryDetail,
  communityManage.reportExport,
  communityManage.reportOperate,
  communityManage.boardQueryManageList,
  communityManage.boardTypeSave,
  communityManage.boardSave,
  communityManage.wordQueryList,
  communityManage.wordQueryDetail,
  communityManage.wordSave,
  communityManage.wordDelete,
  communityManage.wordTest,
  communityPostComment.commentQueryList,
  communityPostComment.commentQueryReplies,
  communityPostComment.commentSubmit,
  communityPostComment.commentOperate,
  communityPostComment.commentQueryOwnList,
  communityPostComment.reportSubmit,
  communityPostComment.answerOperate,
  communityPostComment.answerPick,
  communityPostComment.answerInviteQueryList,
  communityPostComment.answerInviteSubmit,
  communityPost.postQueryList,
  communityPost.postQueryAlike,
  communityPost.postQueryRanking,
  communityPost.postQueryDetail,
  communityPost.postView,
  communityPost.postQueryStanding,
  communityPost.likeOperate,
  communityPost.postQueryOwnList,
  communityPost.postQueryOwnDetail,
  communityPost.postSave,
  communityPost.postSubmit,
  communityPost.postOperate,
  communityPost.profileQuery,
  communityPost.profileSave,
  communityPublic.queryTypeCommunityPlate,
  communityPublic.boardQueryList,
  communityPublic.boardFollow,
] as const satisfies readonly Endpoint[];
const conferenceRoomCalls = [
  conferenceRoomManage.confRoomQueryManageList,
  conferenceRoomManage.confRoomSave,
  conferenceRoomManage.confRoomRenewDevice,
  conferenceRoomManage.confRoomPrintLabels,
  conferenceRoomPublic.confRoomQueryGrid,
] as const satisfies readonly Endpoint[];
const contentCalls = [
  contentArticleManage.articleQueryManageList,
  contentArticleManage.articleExport,
  contentArticleManage.articleQueryManageDetail,
  contentArticleManage.articleSave,
  contentArticleManage.articleOperate,
  contentArticleReceipt.receiptQueryOwn,
  contentArticleReceipt.receiptConfirm,
  contentArticleReceipt.receiptQueryList,
  contentArticleReceipt.receiptExportList,
  contentArticleReceipt.receiptQueryDetail,
  contentArticleReceipt.receiptRemind,
  contentArticleReceipt.receiptExport,
  contentArticleRelevance.articleQueryRelevance,
  contentArticleStory.storyQueryList,
  contentArticleStory.storyQueryDetail,
  contentArticleStory.storySave,
  contentArticleStory.storyOperate,
  contentArticleStory.storyPreview,
  contentArticleVersion.articleVersionQueryList,
  contentArticleVersion.articleQueryDifference,
  contentArticleVersion.articleRestoreVersion,
  contentArticleVersion.articlePreview,
  contentArticleVersion.articleQueryPreview,
  contentArticle.articleQueryList,
  contentArticle.articleQueryFacets,
  contentArticle.articleQueryDetail,
  contentArticle.noticeCalendar,
  contentArticle.articleView,
  contentTopInfo.setTopFlag,
  contentTopInfo.topQueryList,
  contentTopInfo.topSave,
] as const satisfies readonly Endpoint[];
const contestCalls = [
  contestAwardManage.contestProposeAwards,
  contestAwardManage.contestDecideAwards,
  contestAwardManage.objectionQueryManageList,
  contestAwardManage.objectionOperateManage,
  contestEntryManage.entryQueryManageList,
  contestEntryManage.entryExport,
  contestEntryManage.entryQueryManageDetail,
  contestEntryManage.entryOperateManage,
  contestEntry.entryQueryForm,
  contestEntry.entrySave,
  contestEntry.entryOperate,
  contestEntry.entryInvite,
  contestEntry.entryRemoveMember,
  contestEntry.entryAnswer,
  contestEntry.entryQueryList,
  contestEntry.entryQueryDetail,
  contestEntry.entryFile,
  contestEntry.entryVideo,
  contestJudgeManage.judgeQueryManageList,
  contestJudgeManage.judgeSave,
  contestJudgeManage.ballotQueryManageList,
  contestJudgeManage.ballotOperateManage,
  contestJudging.judgingQueryList,
  contestJudging.judgingQueryDetail,
  contestJudging.judgingSave,
  contestJudging.judgingOperate,
  contestJudging.judgingFile,
  contestJudging.judgingVideo,
  contestManage.contestQueryManageList,
  contestManage.contestExport,
  contestManage.contestQueryManageDetail,
  contestManage.contestSave,
  contestManage.contestOperate,
  contestPublic.contestQueryList,
  contestPublic.contestQueryDetail,
  contestPublic.contestVoteQuery,
  contestPublic.contestVoteSave,
  contestPublic.objectionSubmit,
] as const satisfies readonly Endpoint[];
const declarationCalls = [
  declarationManage.declarationQueryManageList,
  declarationManage.declarationExport,
  declarationManage.declarationQueryManageDetail,
  declarationManage.declarationFile,
  declarationManage.declarationQueryExperts,
  declarationManage.declarationDecide,
  declarationManage.declarationOpine,
  declarationManage.declarationRecuse,
  declarationManage.objectionDecide,
  declarationManage.declarationPay,
  declarationPublic.declarationQueryList,
  declarationPublic.declarationQueryDetail,
  declarationPublic.declarationStart,
  declarationPublic.declarationSave,
  declarationPublic.declarationOperate,
  declarationPublic.declarationPrint,
  declarationPublic.libraryQueryList,
  declarationPublic.librarySave,
  declarationPublic.declarationQueryListed,
  declarationPublic.declarationQueryCounts,
  declarationPublic.declarationQueryRefusals,
  declarationPublic.declarationObject,
] as const satisfies readonly Endpoint[];
const dictionaryCalls = [
  dictionaryManage.dictionaryQueryLists,
  dictionaryManage.dictionaryQueryEntries,
  dictionaryManage.dictionarySave,
  dictionaryManage.dictionaryOperate,
  dictionaryManage.dictionarySort,
  dictionaryManage.dictionaryQueryUses,
  dictionaryManage.dictionaryMerge,
  dictionaryPublic.businessDataQueryList,
  dictionaryPublic.queryBusinessDataList,
  dictionaryPublic.queryTagInfoList,
  dictionaryPublic.regionQueryList,
] as const satisfies readonly Endpoint[];
const enterpriseCalls = [
  enterpriseAdmission.enterpriseSaveForReg,
  enterpriseAdmission.enterpriseUploadForReg,
  enterpriseAdmission.enterpriseQueryDetail,
  enterpriseAdmission.enterpriseShowReturned,
  enterpriseAdmission.enterpriseWithdraw,
  enterpriseAdmission.enterpriseAuditQueryList,
  enterpriseAdmission.enterpriseAuditExport,
  enterpriseAdmission.enterpriseAuditQueryDetail,
  enterpriseAdmission.enterpriseAuditOperate,
  enterpriseChange.enterpriseChangeSubmit,
  enterpriseChange.enterpriseChangeWithdraw,
  enterpriseManage.enterpriseMgrQueryList,
  enterpriseManage.enterpriseMgrTag,
  enterpriseManage.enterpriseMgrExport,
  enterpriseMember.memberQueryList,
  enterpriseMember.memberExport,
  enterpriseMember.memberOperate,
  enterpriseMember.memberQueryOwnList,
  enterpriseMember.memberApply,
  enterpriseMember.memberOperateOwn,
  enterpriseMember.memberSwitch,
  enterpriseProfile.enterpriseQueryProfile,
  enterpriseProfile.enterpriseSaveProfile,
  enterprisePublic.enterpriseQueryList,
  enterprisePublic.enterpriseQueryFacets,
  enterprisePublic.enterpriseQueryPublicDetail,
  enterprisePublic.enterpriseQueryFigures,
] as const satisfies readonly Endpoint[];
const otherCalls = [
  otherExport.exportQueryDetail,
  otherExport.exportDownload,
  otherFile.fileUpload,
  otherFile.fileShow,
  otherFile.fileShowOffice,
  otherPoints.pointsQueryBalance,
  otherPoints.pointsQueryList,
  otherPoints.pointsSignIn,
  otherViewAs.viewAsBegin,
  otherViewAs.viewAsEnd,
] as const satisfies readonly Endpoint[];
const farmCalls = [
  farmManage.batchQueryManageList,
  farmManage.batchExport,
  farmManage.batchPrintLabels,
  farmManage.batchQueryManageDetail,
  farmManage.batchOperateManage,
  farmPublic.batchQueryList,
  farmPublic.batchQueryFacets,
  farmPublic.batchQueryOwnList,
  farmPublic.batchQueryOwnDetail,
  farmPublic.batchSave,
  farmPublic.batchOperate,
  farmRecord.batchSaveStep,
  farmRecord.batchRemoveStep,
  farmRecord.batchSaveReading,
  farmRecord.readingTemplate,
  farmRecord.batchImportReadings,
  farmTrace.batchQueryDetail,
  farmTrace.batchTemperatureFile,
] as const satisfies readonly Endpoint[];
const financeCalls = [
  financeFinancing.financingQueryOwnList,
  financeFinancing.financingQueryOwnDetail,
  financeFinancing.financingQueryConsents,
  financeFinancing.financingSave,
  financeFinancing.financingOperate,
  financeFinancing.financingRevoke,
  financeFinancing.financingQueryReceivedList,
  financeFinancing.financingQueryReceivedDetail,
  financeFinancing.financingReadData,
  financeFinancing.financingDecide,
  financeFinancing.financingFile,
  financeManage.institutionQueryManageList,
  financeManage.institutionExport,
  financeManage.institutionQueryManageDetail,
  financeManage.institutionOperateManage,
  financeManage.finProductQueryManageList,
  financeManage.finProductExport,
  financeManage.finProductQueryManageDetail,
  financeManage.finProductOperateManage,
  financeManage.financingQueryManageList,
  financeManage.financingExport,
  financePublic.institutionQueryList,
  financePublic.institutionQueryDetail,
  financePublic.institutionQueryContact,
  financePublic.finProductQueryList,
  financePublic.finProductQueryDetail,
  financePublic.finProductQueryMatch,
  financePublic.institutionQueryOwn,
  financePublic.institutionSave,
  financePublic.institutionOperate,
  financePublic.finProductQueryOwnList,
  financePublic.finProductQueryOwnDetail,
  financePublic.finProductSave,
  financePublic.finProductOperate,
] as const satisfies readonly Endpoint[];
const flowerPriceCalls = [
  flowerPricePublic.priceQueryPanel,
  flowerPricePublic.priceQueryList,
  flowerPricePublic.priceFile,
  flowerPricePublic.priceQueryManageList,
  flowerPricePublic.priceExport,
  flowerPricePublic.priceQueryManageDetail,
  flowerPricePublic.priceSave,
  flowerPricePublic.priceTemplate,
] as const satisfies readonly Endpoint[];
const hallCalls = [
  hallPublic.projectQueryDetail,
  hallPublic.projectQueryPublicList,
  hallPublic.projectView,
] as const satisfies readonly Endpoint[];
const handoverCalls = [
  handoverManage.handoverQueryList,
  handoverManage.handoverQueryDetail,
  handoverManage.handoverSave,
  handoverManage.handoverGive,
  handoverManage.handoverTakeBack,
  handoverManage.handoverQueryReceived,
  handoverManage.handoverGiveBack,
  handoverManage.handoverPrint,
  handoverManage.leaveQueryOwn,
  handoverManage.leaveSave,
  handoverManage.leaveEnd,
] as const satisfies readonly Endpoint[];
const identityCalls = [
  identityActivation.activationOpen,
  identityActivation.activationSend,
  identityActivation.activationMail,
  identityActivation.activationSendAll,
  identityActivation.activationRedeem,
  identityActivation.activationQueryWaiting,
  identityActivation.smsQueryState,
  identityCancel.cancelQueryDetail,
  identityCancel.accountCancel,
  identityCancel.accountKeep,
  identityClaim.claimQueryDetail,
  identityClaim.claimSubmit,
  identityLogin.login,
  identityLogin.loginByPhone,
  identityLogin.loginSendVerifyCode,
  identityLogin.loginDemoAccounts,
  identityLogin.checkPhone,
  identityLogin.logout,
  identityMenuManage.menuQueryTree,
  identityMenuManage.menuSave,
  identityMenuManage.menuSort,
  identityMenu.menuQueryList,
  identityPhoneAppeal.phoneAppealQueryOwn,
  identityPhoneAppeal.phoneAppealSendVerifyCode,
  identityPhoneAppeal.phoneAppealSubmit,
  identityPhoneAppeal.phoneAppealWithdraw,
  identityPhoneAppeal.phoneAppealQueryList,
  identityPhoneAppeal.phoneAppealQueryDetail,
  identityPhoneAppeal.phoneAppealOperate,
  identityPhone.phoneSendVerifyCode,
  identityPhone.updateMobilePhone,
  identityProfile.personalInfoQueryDetail,
  identityProfile.personalInfoSave,
  identityRecovery.recoverySendVerifyCode,
  identityRecovery.recoveryCheckVerifyCode,
  identityRecovery.changePassword,
  identityRegister.userRegisterCK,
  identityRoleManage.roleGrantQueryList,
  identityRoleManage.roleGrantSubmit,
  identityRoleManage.roleGrantOperate,
  identityRoleManage.roleRevoke,
  identityRoleManage.operatorSave,
  identityRoleManage.roleQueryList,
  identityUserManage.userQueryList,
  identityUserManage.userExport,
  identityUserManage.userQueryDetail,
  identityUser.userInfoQueryDetail,
  identityUser.sessionQueryList,
  identityUser.sessionKick,
  identityUser.userOperate,
] as const satisfies readonly Endpoint[];
const importCalls = [
  importImport.importQueryKinds,
  importImport.importTemplate,
  importImport.importQueryList,
  importImport.importUpload,
  importImport.importQueryDetail,
  importImport.importQueryValues,
  importImport.importMap,
  importImport.importQueryRows,
  importImport.importQuerySamples,
  importImport.importMend,
  importImport.importOperate,
  importImport.importQueryUndo,
  importImport.importQueryAccounts,
  importImport.importRest,
] as const satisfies readonly Endpoint[];
const inviteCalls = [
  invitePublic.inviteSave,
  invitePublic.inviteQueryList,
  invitePublic.inviteExport,
  invitePublic.inviteQueryDetail,
  invitePublic.inviteOperate,
] as const satisfies readonly Endpoint[];
const leaseCalls = [
  leaseAct.leaseActPreview,
  leaseAct.leaseActSubmit,
  leaseAct.leaseActQueryManageList,
  leaseAct.leaseActQueryManageDetail,
  leaseAct.leaseActOperate,
  leaseAct.leaseActQueryList,
  leaseAct.leaseActAnswer,
  leaseConsent.consentQueryOwn,
  leaseConsent.consentAnswer,
  leaseConsent.consentOperate,
  leaseManage.contractQueryManageList,
  leaseManage.contractExport,
  leaseManage.contractQueryManageDetail,
  leaseManage.contractSave,
  leaseManage.contractOperate,
  leaseManage.contractSetDue,
  leaseManage.leaseRequestQueryManageList,
  leaseManage.leaseRequestOperate,
  leaseMoveOut.moveOutQueryDetail,
  leaseMoveOut.moveOutSaveItem,
  leaseMoveOut.moveOutDropItem,
  leaseMoveOut.moveOutPropose,
  leaseMoveOut.moveOutOperate,
  leasePrint.leasePrint,
  leasePrint.leasePrintManaged,
  leasePublic.contractQueryList,
  leasePublic.contractQueryDetail,
  leasePublic.contractSign,
  leasePublic.leaseRequestSubmit,
  leasePublic.leaseRequestWithdraw,
] as const satisfies readonly Endpoint[];
const lotteryCalls = [
  lotteryPublic.lotteryQueryDetail,
  lotteryPublic.lotteryQueryProof,
  lotteryPublic.lotteryQueryStanding,
  lotteryPublic.lotteryJoin,
  lotteryPublic.prizeQueryOwnList,
  lotteryPublic.prizeQueryOwnDetail,
  lotteryPublic.prizeOperate,
  lotteryPublic.lotteryQueryManageList,
  lotteryPublic.lotteryQueryManageDetail,
  lotteryPublic.lotteryRemoveEntry,
  lotteryPublic.lotteryExport,
  lotteryPublic.lotteryCheck,
  lotteryPublic.prizeQueryManageList,
  lotteryPublic.prizeQueryManageDetail,
  lotteryPublic.prizeExport,
  lotteryPublic.prizeHandOut,
] as const satisfies readonly Endpoint[];
const marketCalls = [
  marketServiceQuestion.serviceQuestionQueryList,
  marketServiceQuestion.serviceQuestionQueryOwnList,
  marketServiceQuestion.serviceQuestionSubmit,
  marketServiceQuestion.serviceQuestionOperate,
  marketServiceQuestion.serviceQuestionQueryManageList,
  marketServiceQuestion.serviceQuestionExport,
  marketServiceQuestion.serviceQuestionOperateManage,
  marketShopComplaint.complaintQueryOwnList,
  marketShopComplaint.complaintQueryDetail,
  marketShopComplaint.complaintSubmit,
  marketShopComplaint.complaintOperate,
  marketShopComplaint.complaintQueryManageList,
  marketShopComplaint.complaintExport,
  marketShopComplaint.complaintQueryManageDetail,
  marketShopComplaint.complaintOperateManage,
  marketShopManage.shopQueryManageList,
  marketShopManage.shopExport,
  marketShopManage.shopQueryManageDetail,
  marketShopManage.shopOperateManage,
  marketShopManage.serviceQueryManageList,
  marketShopManage.serviceExport,
  marketShopManage.serviceQueryManageDetail,
  marketShopManage.serviceOperateManage,
  marketShop.serviceQueryList,
  marketShop.serviceQueryFacets,
  marketShop.serviceQueryDetail,
  marketShop.shopQueryDetail,
  marketShop.shopQueryOwn,
  marketShop.shopSave,
  marketShop.shopOperate,
  marketShop.serviceQueryOwnList,
  marketShop.serviceQueryOwnDetail,
  marketShop.serviceSave,
  marketShop.serviceOperate,
] as const satisfies readonly Endpoint[];
const matchCalls = [
  matchProjectManage.projectQueryManageList,
  matchProjectManage.projectExport,
  matchProjectManage.projectQueryManageDetail,
  matchProjectManage.projectReview,
  matchProject.projectQueryList,
  matchProject.projectQueryOwnDetail,
  matchProject.projectQueryForm,
  matchProject.projectSave,
  matchProject.projectOperate,
  matchRecommendManage.recommendQueryManageList,
  matchRecommendManage.recommendExport,
  matchRecommend.recommendQueryReceived,
  matchRecommend.recommendQueryRecord,
  matchRecommend.recommendQueryDetail,
  matchRecommend.recommendOperate,
  matchRecommend.recommendRegisterDeal,
  matchRecommend.recommendMute,
  matchRecommend.recommendQueryMutes,
] as const satisfies readonly Endpoint[];
const messageCalls = [
  messagePublic.messageQueryList,
  messagePublic.messageQueryUnreadCount,
  messagePublic.messageOperate,
  messagePublic.messageQueryQuietHours,
  messagePublic.messageSaveQuietHours,
  messageReach.messageQueryReach,
  messageReach.messageSaveReach,
  messageReach.messageApplyPreset,
  messageReach.messageSendMailProof,
] as const satisfies readonly Endpoint[];
const operLogCalls = [
  operLogPublic.operLogQueryList,
  operLogPublic.operLogQueryFacets,
  operLogPublic.operLogQueryDetail,
  operLogPublic.operLogExport,
] as const satisfies readonly Endpoint[];
const organizationCalls = [
  organizationManage.organizationQueryManageList,
  organizationManage.organizationExport,
  organizationManage.organizationQueryManageDetail,
  organizationManage.organizationSave,
  organizationManage.organizationOperate,
  organizationManage.orgMemberQueryManageList,
  organizationManage.orgMemberExport,
  organizationManage.orgMemberQueryManageDetail,
  organizationManage.orgMemberOperateManage,
  organizationManage.orgInviteSave,
  organizationManage.orgInviteQueryManageList,
  organizationPublic.organizationQueryList,
  organizationPublic.organizationQueryDetail,
  organizationPublic.organizationQueryStanding,
  organizationPublic.orgMemberApply,
  organizationPublic.orgMemberOperate,
] as const satisfies readonly Endpoint[];
const paletteCalls = [
  palettePublic.paletteQuery,
] as const satisfies readonly Endpoint[];
const parkArchiveCalls = [
  parkArchiveArchive.archiveQueryList,
  parkArchiveArchive.archiveQueryDetail,
  parkArchiveArchive.archivePropose,
  parkArchiveArchive.archiveUpload,
  parkArchiveArchive.archiveOperate,
  parkArchiveArchive.archiveDownload,
] as const satisfies readonly Endpoint[];
const parkSettingCalls = [
  parkSettingManage.parkSettingQueryList,
  parkSettingManage.parkSettingPropose,
  parkSettingManage.parkSettingTurnOff,
  parkSettingManage.parkSettingOperate,
  parkSettingManage.parkSettingTest,
] as const satisfies readonly Endpoint[];
const paymentCalls = [
  paymentAccount.accountQueryManage,
  paymentAccount.accountExportManage,
  paymentAccount.accountQuery,
  paymentAccount.accountExport,
  paymentAccount.accountUseCredit,
  paymentBankDoubt.bankDoubtQueryManageList,
  paymentBankDoubt.bankDoubtQueryManageDetail,
  paymentBankDoubt.bankDoubtOperateManage,
  paymentBankLayout.bankLayoutQueryList,
  paymentBankLayout.bankLayoutForget,
  paymentBankLine.bankLineQueryManageList,
  paymentBankLine.bankLineQueryManageDetail,
  paymentBankLine.bankLineOperateManage,
  paymentBankLine.bankStatementImport,
  paymentCounterDay.counterDayQueryOpen,
  paymentCounterDay.counterDayClose,
  paymentCounterDay.counterDayQueryList,
  paymentCounterDay.counterDayExport,
  paymentCounterDay.counterDayQueryDetail,
  paymentCounterDay.counterDayOperate,
  paymentCounterDay.counterDayPrint,
  paymentInvoice.invoiceQueryOfOrder,
  paymentInvoice.invoiceQueryOfReceipt,
  paymentInvoice.invoiceApply,
  paymentInvoice.invoiceWithdraw,
  paymentInvoice.invoiceQueryManageList,
  paymentInvoice.invoiceExport,
  paymentInvoice.invoiceQueryManageDetail,
  paymentInvoice.invoiceOperateManage,
  paymentInvoice.invoiceReissue,
  paymentInvoice.invoiceImportNumbers,
  paymentInvoice.invoiceImportFiles,
  paymentManage.payOrderQueryManageList,
  paymentManage.payOrderExport,
  paymentManage.payOrderQueryManageDetail,
  paymentManage.payOrderOperateManage,
  paymentManage.refundQueryManageList,
  paymentManage.refundQueryManageDetail,
  paymentManage.refundOperateManage,
  paymentManage.ledgerQueryBalance,
  paymentMoneyRules.moneyRulesQuery,
  paymentMoneyRules.moneyRulesSave,
  paymentPayAll.accountQueryPayable,
  paymentPayAll.accountPayWithCredit,
  paymentPublic.payOrderCreate,
  paymentPublic.payOrderQueryDetail,
  paymentPublic.payOrderQueryResult,
  paymentPublic.payOrderChoose,
  paymentPublic.payOrderCancel,
  paymentPublic.payOrderQueryList,
  paymentPublic.payOrderReceipt,
  paymentPublic.payOrderCheckReceipt,
  paymentPublic.refundApply,
  paymentPublic.refundWithdraw,
  paymentReceipt.receiptQueryCandidates,
  paymentReceipt.receiptQueryAllocation,
  paymentReceipt.receiptPreview,
  paymentReceipt.receiptEnter,
  paymentReceipt.receiptQueryList,
  paymentReceipt.receiptExport,
  paymentReceipt.receiptQueryDay,
  paymentReceipt.receiptQueryDetail,
  paymentReceipt.receiptOperate,
  paymentReceipt.receiptPrint,
  paymentReceipt.receiptQueryOwnList,
  paymentReconcile.reconcileQueryDays,
  paymentReconcile.reconcileQueryPublic,
  paymentReconcile.differenceQueryList,
  paymentReconcile.differenceClose,
  paymentReconcile.differenceAsk,
  paymentRefundManage.refundOpenManage,
] as const satisfies readonly Endpoint[];
const policyQuestionCalls = [
  policyQuestionManage.questionQueryManageList,
  policyQuestionManage.questionExport,
  policyQuestionManage.questionQueryManageDetail,
  policyQuestionManage.questionDecide,
  policyQuestionPublic.questionQueryList,
  policyQuestionPublic.questionQueryDetail,
  policyQuestionPublic.questionQueryFaq,
  policyQuestionPublic.questionAsk,
  policyQuestionPublic.questionOperate,
] as const satisfies readonly Endpoint[];
const policyCalls = [
  policyDeclareItemManage.declareItemQueryManageList,
  policyDeclareItemManage.declareItemExport,
  policyDeclareItemManage.declareItemQueryManageDetail,
  policyDeclareItemManage.declareItemSave,
  policyDeclareItemManage.declareItemDelete,
  policyDeclareItem.declareItemQueryList,
  policyDeclareItem.declareItemQueryDetail,
  policyDeclareItem.declareItemOperate,
  policyDeclareItem.declareItemCalendar,
  policyManage.policyQueryManageList,
  policyManage.policyExport,
  policyManage.policyQueryManageDetail,
  policyManage.policySave,
  policyManage.policyOperate,
  policyManage.policyQueryEnterprises,
  policyManage.policyTryRules,
  policyManage.policyPreviewAmount,
  policyMatch.policyQueryMatch,
  policyPublic.policyQueryList,
  policyPublic.policyQueryFacets,
  policyPublic.policyQueryDetail,
  policyPublic.policyCalculate,
  policyVersion.policyVersionQueryList,
  policyVersion.policyQueryDifference,
  policyVersion.policyRestoreVersion,
  policyVersion.policyPreview,
  policyVersion.policyQueryPreview,
] as const satisfies readonly Endpoint[];
const recruitCalls = [
  recruitApplication.recruitApply,
  recruitApplication.applicationQueryDetail,
  recruitApplication.applicationOperate,
  recruitApplication.applicationQueryReceivedList,
  recruitApplication.applicationQueryReceivedDetail,
  recruitApplication.applicationOperateReceived,
  recruitApplication.applicationFile,
  recruitPublic.recruitQueryDetail,
  recruitPublic.recruitQueryStanding,
  recruitPublic.recruitQueryOwnList,
  recruitPublic.recruitQueryOwnDetail,
  recruitPublic.recruitOperateOwn,
  recruitPublic.recruitQueryManageList,
  recruitPublic.recruitQueryManageDetail,
  recruitPublic.recruitExport,
  recruitPublic.recruitOperate,
] as const satisfies readonly Endpoint[];
const removalCalls = [
  removalManage.removalQueryUses,
  removalManage.removalQueryTwins,
  removalManage.removalRemove,
  removalManage.removalClose,
  removalManage.removalMerge,
] as const satisfies readonly Endpoint[];
const repairCalls = [
  repairBoard.repairQueryBoard,
  repairGuest.repairQueryGuestForm,
  repairGuest.repairSubmitAsGuest,
  repairGuest.repairQueryAsGuest,
  repairGuest.repairOperateAsGuest,
  repairManage.repairQueryManageList,
  repairManage.repairExport,
  repairManage.repairQueryManageDetail,
  repairManage.repairQueryWorkers,
  repairManage.repairOperateManage,
  repairManage.repairQueryAssets,
  repairManage.repairPrintLabels,
  repairManage.repairQueryAsset,
  repairManage.repairSaveAsset,
  repairPrint.repairPrintManaged,
  repairPrint.repairPrintJob,
  repairPublic.repairQueryForm,
  repairPublic.repairSubmit,
  repairPublic.repairQueryList,
  repairPublic.repairQueryDetail,
  repairPublic.repairOperate,
  repairWork.repairQueryJobs,
  repairWork.repairQueryJob,
  repairWork.repairWork,
] as const satisfies readonly Endpoint[];
const reportCalls = [
  reportBudget.budgetQueryYear,
  reportBudget.budgetSave,
  reportBusiness.reportQueryDetail,
  reportBusiness.reportQueryCollection,
  reportBusiness.reportExport,
  reportBusiness.reportPrint,
  reportDelivery.deliveryQueryDetail,
  reportDelivery.deliverySave,
  reportNotice.noticeQueryList,
  reportNotice.noticePrint,
  reportNotice.noticePrintAll,
  reportNotice.noticeSend,
  reportNotice.noticePrintOwn,
] as const satisfies readonly Endpoint[];
const resourceCalls = [
  resourceManage.resourceQueryManageList,
  resourceManage.resourceSave,
  resourceManage.resourceRequestQueryManageList,
  resourceManage.resourceRequestQueryManageDetail,
  resourceManage.resourceRequestOperate,
  resourcePublic.resourceQueryList,
  resourcePublic.machineQueryGrid,
  resourcePublic.machineBook,
  resourcePublic.machineWait,
  resourcePublic.resourceAsk,
  resourcePublic.resourceQueryOne,
  resourcePublic.resourceQueryRequest,
  resourcePublic.resourceOperate,
] as const satisfies readonly Endpoint[];
const rightsCalls = [
  rightsCustomRole.customRoleQueryList,
  rightsCustomRole.customRoleQueryDetail,
  rightsCustomRole.customRoleQueryMatrix,
  rightsCustomRole.customRolePropose,
  rightsCustomRole.customRoleOperate,
  rightsCustomRole.customRoleEnd,
  rightsCustomRole.customRoleGrant,
  rightsCustomRole.customRoleOperateGrant,
  rightsCustomRole.customRolePreview,
] as const satisfies readonly Endpoint[];
const roomDoorCalls = [
  roomDoorPublic.confRoomCheckIn,
  roomDoorPublic.confRoomQueryDoor,
] as const satisfies readonly Endpoint[];
const savedViewCalls = [
  savedViewPublic.savedViewQueryList,
  savedViewPublic.savedViewSave,
  savedViewPublic.savedViewOperate,
  savedViewPublic.savedViewQueryColleagues,
] as const satisfies readonly Endpoint[];
const searchCalls = [
  searchManage.synonymQueryList,
  searchManage.synonymQueryDetail,
  searchManage.synonymSave,
  searchManage.synonymDelete,
  searchManage.searchQueryMisses,
  searchPublic.searchQueryList,
  searchPublic.searchQuerySuggestions,
  searchPublic.searchQueryPopular,
  searchPublic.searchRecord,
] as const satisfies readonly Endpoint[];
const serviceOrderCalls = [
  serviceOrderManage.disputeQueryList,
  serviceOrderManage.disputeExport,
  serviceOrderManage.disputeQueryDetail,
  serviceOrderManage.disputeOperate,
  serviceOrderManage.ratingQueryManageList,
  serviceOrderManage.ratingOperateManage,
  serviceOrderPublic.orderQueryList,
  serviceOrderPublic.orderQueryDetail,
  serviceOrderPublic.orderApply,
  serviceOrderPublic.orderOperate,
  serviceOrderPublic.orderFile,
  serviceOrderPublic.dealRegister,
  serviceOrderPublic.ratingSave,
  serviceOrderPublic.ratingOperate,
  serviceOrderPublic.ratingQueryOwnList,
  serviceOrderPublic.ratingQueryList,
  serviceOrderPublic.reputationQueryDetail,
] as const satisfies readonly Endpoint[];
const serviceRecommendCalls = [
  serviceRecommendPublic.serviceRecommendQueryOwnList,
  serviceRecommendPublic.serviceRecommendSend,
  serviceRecommendPublic.serviceRecommendOperate,
] as const satisfies readonly Endpoint[];
const setupCalls = [
  setupManage.setupQueryDetail,
  setupManage.setupOperate,
  setupManage.setupRemind,
] as const satisfies readonly Endpoint[];
const siteCalls = [
  siteManage.siteQueryManage,
  siteManage.siteSave,
  siteManage.guideQueryManage,
  siteManage.guideSave,
  siteManage.statementQueryManage,
  siteManage.statementSave,
  siteManage.registrationSwitch,
  sitePublic.siteQueryDetail,
  sitePublic.pageQueryDetail,
  sitePublic.carouselQueryList,
  sitePublic.carouselQueryDetail,
  sitePublic.carouselView,
] as const satisfies readonly Endpoint[];
const todoCalls = [
  todoPublic.todoQueryList,
] as const satisfies readonly Endpoint[];
const tutorCalls = [
  tutorManage.tutorQueryManageList,
  tutorManage.tutorSave,
  tutorManage.tutorHourQueryList,
  tutorManage.tutorHourOpen,
  tutorManage.tutorHourClose,
  tutorManage.tutoringQueryManageList,
  tutorManage.tutoringQueryManageDetail,
  tutorManage.tutoringOperate,
  tutorManage.tutoringAdvise,
  tutorManage.tutoringFollowUp,
  tutorPublic.tutorQueryList,
  tutorPublic.tutorQueryDetail,
  tutorPublic.tutorQueryHour,
  tutorPublic.tutorBook,
  tutorPublic.tutorWait,
  tutorPublic.tutorFollow,
  tutorPublic.tutorQueryFollow,
  tutorPublic.tutoringQueryDetail,
  tutorPublic.tutoringRate,
] as const satisfies readonly Endpoint[];
const upkeepCalls = [
  upkeepPart.upkeepQueryParts,
  upkeepPart.upkeepExportParts,
  upkeepPart.upkeepQueryPart,
  upkeepPart.upkeepSavePart,
  upkeepPart.upkeepMoveStock,
  upkeepPlan.upkeepQueryPlans,
  upkeepPlan.upkeepQueryPlan,
  upkeepPlan.upkeepSavePlan,
  upkeepPlan.upkeepEndPlan,
  upkeepPlan.upkeepQueryChoices,
  upkeepPlan.upkeepQueryCalendar,
  upkeepPlan.upkeepQueryDate,
  upkeepPlan.upkeepOperateDate,
  upkeepWork.upkeepQueryTicket,
  upkeepWork.upkeepTick,
  upkeepWork.upkeepFindParts,
  upkeepWork.upkeepUsePart,
] as const satisfies readonly Endpoint[];
const ventureCalls = [
  ventureIntroduction.introductionQueryOwnList,
  ventureIntroduction.introductionQueryOwnDetail,
  ventureIntroduction.introductionSend,
  ventureIntroduction.introductionOperate,
  ventureManage.ventureQueryManageList,
  ventureManage.ventureExport,
  ventureManage.ventureQueryManageDetail,
  ventureManage.ventureOperateManage,
  venturePublic.ventureQueryList,
  venturePublic.ventureQueryDetail,
  venturePublic.ventureQueryOwnList,
  venturePublic.ventureQueryOwnDetail,
  venturePublic.ventureSave,
  venturePublic.ventureOperate,
  venturePublic.ventureQueryOfEntry,
  ventureRoom.roomQueryOwn,
  ventureRoom.roomQueryReadings,
  ventureRoom.roomSaveDocument,
  ventureRoom.roomRemoveDocument,
  ventureRoom.roomDecide,
  ventureRoom.roomQueryDetail,
  ventureRoom.roomAsk,
  ventureRoom.roomWithdraw,
  ventureRoom.roomQueryAsked,
  ventureRoom.roomFile,
] as const satisfies readonly Endpoint[];
const venueCalls = [
  venueManage.venueQueryManageList,
  venueManage.venueSave,
  venuePublic.venueQueryList,
  venuePublic.venueQueryDetail,
  venuePublic.venueQueryGrid,
  venuePublic.venueBook,
  venuePublic.venueWait,
] as const satisfies readonly Endpoint[];
const voteCalls = [
  votePublic.voteQueryDetail,
  votePublic.voteQueryAnswered,
  votePublic.voteQueryStanding,
  votePublic.voteCast,
  votePublic.voteQueryManageList,
  votePublic.voteQueryManageDetail,
  votePublic.voteExport,
  votePublic.voteOperate,
  votePublic.voteAnswer,
] as const satisfies readonly Endpoint[];
const workQueueCalls = [
  workQueuePublic.todoQueryList,
  workQueuePublic.todoExport,
  workQueuePublic.todoQueryCounts,
  workQueuePublic.todoOperate,
  workQueueWorkFigures.workQueryFigures,
  workQueueWorkFigures.workQueryChart,
] as const satisfies readonly Endpoint[];

/** Every endpoint of the product. */
export const endpoints: readonly Endpoint[] = [
  ...activityCalls,
  ...billingCalls,
  ...bookingCalls,
  ...buildingCalls,
  ...bulkCalls,
  ...candidateCalls,
  ...carouselCalls,
  ...caseCalls,
  ...collectCalls,
  ...communityCalls,
  ...conferenceRoomCalls,
  ...contentCalls,
  ...contestCalls,
  ...declarationCalls,
  ...dictionaryCalls,
  ...enterpriseCalls,
  ...otherCalls,
  ...farmCalls,
  ...financeCalls,
  ...flowerPriceCalls,
  ...hallCalls,
  ...handoverCalls,
  ...identityCalls,
  ...importCalls,
  ...inviteCalls,
  ...leaseCalls,
  ...lotteryCalls,
  ...marketCalls,
  ...matchCalls,
  ...messageCalls,
  ...operLogCalls,
  ...organizationCalls,
  ...paletteCalls,
  ...parkArchiveCalls,
  ...parkSettingCalls,
  ...paymentCalls,
  ...policyQuestionCalls,
  ...policyCalls,
  ...recruitCalls,
  ...removalCalls,
  ...repairCalls,
  ...reportCalls,
  ...resourceCalls,
  ...rightsCalls,
  ...roomDoorCalls,
  ...savedViewCalls,
  ...searchCalls,
  ...serviceOrderCalls,
  ...serviceRecommendCalls,
  ...setupCalls,
  ...siteCalls,
  ...todoCalls,
  ...tutorCalls,
  ...upkeepCalls,
  ...ventureCalls,
  ...venueCalls,
  ...voteCalls,
  ...workQueueCalls,
];

export type Declared = (
  | typeof activityCalls
  | typeof billingCalls
  | typeof bookingCalls
  | typeof buildingCalls
  | typeof bulkCalls
  | typeof candidateCalls
  | typeof carouselCalls
  | typeof caseCalls
  | typeof collectCalls
  | typeof communityCalls
  | typeof conferenceRoomCalls
  | typeof contentCalls
  | typeof contestCalls
  | typeof declarationCalls
  | typeof dictionaryCalls
  | typeof enterpriseCalls
  | typeof otherCalls
  | typeof farmCalls
  | typeof financeCalls
  | typeof flowerPriceCalls
  | typeof hallCalls
  | typeof handoverCalls
  | typeof identityCalls
  | typeof importCalls
  | typeof inviteCalls
  | typeof leaseCalls
  | typeof lotteryCalls
  | typeof marketCalls
  | typeof matchCalls
  | typeof messageCalls
  | typeof operLogCalls
  | typeof organizationCalls
  | typeof paletteCalls
  | typeof parkArchiveCalls
  | typeof parkSettingCalls
  | typeof paymentCalls
  | typeof policyQuestionCalls
  | typeof policyCalls
  | typeof recruitCalls
  | typeof removalCalls
  | typeof repairCalls
  | typeof reportCalls
  | typeof resourceCalls
  | typeof rightsCalls
  | typeof roomDoorCalls
  | typeof savedViewCalls
  | typeof searchCalls
  | typeof serviceOrderCalls
  | typeof serviceRecommendCalls
  | typeof setupCalls
  | typeof siteCalls
  | typeof todoCalls
  | typeof tutorCalls
  | typeof upkeepCalls
  | typeof ventureCalls
  | typeof venueCalls
  | typeof voteCalls
  | typeof workQueueCalls
)[number];
