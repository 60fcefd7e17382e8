// Written by `npm run messages` from the names of files and exports (docs/decisions/0050); not edited.
import { activityCases } from '../activity/cases.ts';
import { learnCases } from '../activity/learn-cases.ts';
import { billCases } from '../billing/bill-cases.ts';
import { bookingCases } from '../booking/cases.ts';
import { viewingCases } from '../building/viewing-cases.ts';
import { storyCases } from '../content/story-cases.ts';
import { contestCases } from '../contest/cases.ts';
import { declarationCases } from '../declaration/cases.ts';
import { enterpriseCases } from '../enterprise/cases.ts';
import { financeCases } from '../finance/cases.ts';
import { identityCases } from '../identity/cases.ts';
import { leaseActCases } from '../lease/act-cases.ts';
import { leaseCases } from '../lease/cases.ts';
import { settlementConsentCases } from '../lease/consent-cases.ts';
import { marketCases } from '../market/cases.ts';
import { projectCases } from '../match/project-cases.ts';
import { recommendCases } from '../match/recommend-cases.ts';
import { organizationCases } from '../organization/cases.ts';
import { invoiceCases } from '../payment/invoice-cases.ts';
import { questionCases } from '../policy-question/question-cases.ts';
import { recruitCases } from '../recruit/cases.ts';
import { repairCases } from '../repair/cases.ts';
import { resourceCases } from '../resource/cases.ts';
import { serviceOrderCases } from '../service-order/cases.ts';
import { serviceRecommendCases } from '../service-recommend/cases.ts';
import { ventureCases } from '../venture/cases.ts';

/** Every kind of case. */
export const caseKinds = {
  ...activityCases,
  ...learnCases,
  ...billCases,
  ...bookingCases,
  ...viewingCases,
  ...storyCases,
  ...contestCases,
  ...declarationCases,
  ...enterpriseCases,
  ...financeCases,
  ...identityCases,
  ...leaseActCases,
  ...leaseCases,
  ...settlementConsentCases,
  ...marketCases,
  ...projectCases,
  ...recommendCases,
  ...organizationCases,
  ...invoiceCases,
  ...questionCases,
  ...recruitCases,
  ...repairCases,
  ...resourceCases,
  ...serviceOrderCases,
  ...serviceRecommendCases,
  ...ventureCases,
};
