// Written by `npm run messages` from the names of files and exports (docs/decisions/0050); not edited.
import { activityEvents } from '../activity/events.ts';
import { learnEvents } from '../activity/learn-events.ts';
import { billEvents } from '../billing/bill-events.ts';
import { bookingEvents } from '../booking/events.ts';
import { viewingEvents } from '../building/viewing-events.ts';
import { bulkMessages } from '../bulk/events.ts';
import { collectEvents } from '../collect/events.ts';
import { communityEvents } from '../community/events.ts';
import { contentEvents } from '../content/events.ts';
import { contestEvents } from '../contest/events.ts';
import { declarationEvents } from '../declaration/events.ts';
import { enterpriseEvents } from '../enterprise/events.ts';
import { farmEvents } from '../farm/events.ts';
import { financeEvents } from '../finance/events.ts';
import { handoverMessages } from '../handover/events.ts';
import { identityEvents } from '../identity/events.ts';
import { importMessages } from '../import/events.ts';
import { leaseActEvents } from '../lease/act-events.ts';
import { settlementConsentEvents } from '../lease/consent-events.ts';
import { leaseEvents } from '../lease/events.ts';
import { lotteryEventsOfMessages } from '../lottery/events.ts';
import { marketEvents } from '../market/events.ts';
import { projectEvents } from '../match/project-events.ts';
import { recommendMessages } from '../match/recommend-events.ts';
import { organizationEvents } from '../organization/events.ts';
import { parkArchiveEvents } from '../park-archive/events.ts';
import { parkSettingEvents } from '../park-setting/events.ts';
import { paymentEvents } from '../payment/events.ts';
import { questionEvents } from '../policy-question/question-events.ts';
import { policyEvents } from '../policy/events.ts';
import { recruitEventsOfMessages } from '../recruit/events.ts';
import { repairEvents } from '../repair/events.ts';
import { repairWorkEvents } from '../repair/work-events.ts';
import { reportEvents } from '../report/events.ts';
import { customRoleEvents } from '../rights/events.ts';
import { serviceOrderEvents } from '../service-order/events.ts';
import { serviceRecommendMessages } from '../service-recommend/events.ts';
import { setupEvents } from '../setup/events.ts';
import { tutorEvents } from '../tutor/events.ts';
import { ventureEvents } from '../venture/events.ts';
import { voteEventsOfMessages } from '../vote/events.ts';

/** Every event that triggers a message. */
export const messageEvents = {
  ...activityEvents,
  ...learnEvents,
  ...billEvents,
  ...bookingEvents,
  ...viewingEvents,
  ...bulkMessages,
  ...collectEvents,
  ...communityEvents,
  ...contentEvents,
  ...contestEvents,
  ...declarationEvents,
  ...enterpriseEvents,
  ...farmEvents,
  ...financeEvents,
  ...handoverMessages,
  ...identityEvents,
  ...importMessages,
  ...leaseActEvents,
  ...settlementConsentEvents,
  ...leaseEvents,
  ...lotteryEventsOfMessages,
  ...marketEvents,
  ...projectEvents,
  ...recommendMessages,
  ...organizationEvents,
  ...parkArchiveEvents,
  ...parkSettingEvents,
  ...paymentEvents,
  ...questionEvents,
  ...policyEvents,
  ...recruitEventsOfMessages,
  ...repairEvents,
  ...repairWorkEvents,
  ...reportEvents,
  ...customRoleEvents,
  ...serviceOrderEvents,
  ...serviceRecommendMessages,
  ...setupEvents,
  ...tutorEvents,
  ...ventureEvents,
  ...voteEventsOfMessages,
};
