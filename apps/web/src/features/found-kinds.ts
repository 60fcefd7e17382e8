import type { SearchKind } from '@portal/contract/kinds';
import type { FoundWords } from '../feature/found-words.ts';
import { activityFound } from './activity/activity.found.ts';
import { buildingFound } from './building/building.found.ts';
import { communityFound } from './community/community.found.ts';
import { contentFound } from './content/content.found.ts';
import { contestFound } from './contest/contest.found.ts';
import { enterpriseFound } from './enterprise/enterprise.found.ts';
import { farmFound } from './farm/farm.found.ts';
import { financeFound } from './finance/finance.found.ts';
import { marketFound } from './market/market.found.ts';
import { matchFound } from './match/match.found.ts';
import { organizationFound } from './organization/organization.found.ts';
import { policyFound } from './policy/policy.found.ts';
import { policyQuestionFound } from './policy-question/policy-question.found.ts';
import { resourceFound } from './resource/resource.found.ts';
import { siteFound } from './site/site.found.ts';
import { tutorFound } from './tutor/tutor.found.ts';
import { ventureFound } from './venture/venture.found.ts';
import { venueFound } from './venue/venue.found.ts';

/** The search results of every feature. */
export const foundKinds: Record<SearchKind, FoundWords> = {
  ...contentFound,
  ...policyFound,
  ...policyQuestionFound,
  ...enterpriseFound,
  ...buildingFound,
  ...venueFound,
  ...tutorFound,
  ...resourceFound,
  ...activityFound,
  ...contestFound,
  ...communityFound,
  ...organizationFound,
  ...matchFound,
  ...marketFound,
  ...farmFound,
  ...financeFound,
  ...ventureFound,
  ...siteFound,
};
