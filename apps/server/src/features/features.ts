import type { PlaceKind } from '@portal/contract/rights/place';
import type { FastifyInstance } from 'fastify';
import type { AllJobDeps, Contributions, Feature } from '../feature/feature.ts';
import type { Db } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { CallAs } from '../platform/http/call-as.ts';
import type { BoundEndpoint } from '../platform/http/endpoints.ts';
import type { RecordsWithin } from '../platform/http/require-in-place.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { activityFeature } from './activity/activity.feature.ts';
import { billingFeature } from './billing/billing.feature.ts';
import { bookingFeature } from './booking/booking.feature.ts';
import { buildingFeature } from './building/building.feature.ts';
import { bulkFeature } from './bulk/bulk.feature.ts';
import { candidateFeature } from './candidate/candidate.feature.ts';
import { caseFeature } from './case/case.feature.ts';
import { collectFeature } from './collect/collect.feature.ts';
import { communityFeature } from './community/community.feature.ts';
import { conferenceRoomFeature } from './conference-room/conference-room.feature.ts';
import { contentFeature } from './content/content.feature.ts';
import { contestFeature } from './contest/contest.feature.ts';
import { customRoleFeature } from './custom-role/custom-role.feature.ts';
import { declarationFeature } from './declaration/declaration.feature.ts';
import { dictionaryFeature } from './dictionary/dictionary.feature.ts';
import { enterpriseFeature } from './enterprise/enterprise.feature.ts';
import { farmFeature } from './farm/farm.feature.ts';
import { farmRecordFeature } from './farm-record/farm-record.feature.ts';
import { farmTraceFeature } from './farm-trace/farm-trace.feature.ts';
import { financeFeature } from './finance/finance.feature.ts';
import { flowerPriceFeature } from './flower-price/flower-price.feature.ts';
import { hallFeature } from './hall/hall.feature.ts';
import { handoverFeature } from './handover/handover.feature.ts';
import { identityFeature } from './identity/identity.feature.ts';
import { importFeature } from './import/import.feature.ts';
import { inviteFeature } from './invite/invite.feature.ts';
import { leaseFeature } from './lease/lease.feature.ts';
import { lotteryFeature } from './lottery/lottery.feature.ts';
import { marketFeature } from './market/market.feature.ts';
import { matchFeature } from './match/match.feature.ts';
import { messageFeature } from './message/message.feature.ts';
import { operLogFeature } from './oper-log/oper-log.feature.ts';
import { organizationFeature } from './organization/organization.feature.ts';
import { paletteFeature } from './palette/palette.feature.ts';
import { parkSettingFeature } from './park-setting/park-setting.feature.ts';
import { paymentFeature } from './payment/payment.feature.ts';
import { platformFeature } from './platform.feature.ts';
import { pointsFeature } from './points/points.feature.ts';
import { policyFeature } from './policy/policy.feature.ts';
import { policyQuestionFeature } from './policy-question/policy-question.feature.ts';
import { recruitFeature } from './recruit/recruit.feature.ts';
import { removalFeature } from './removal/removal.feature.ts';
import { repairFeature } from './repair/repair.feature.ts';
import { repairBoardFeature } from './repair-board/repair-board.feature.ts';
import { repairGuestFeature } from './repair-guest/repair-guest.feature.ts';
import { repairWorkFeature } from './repair-work/repair-work.feature.ts';
import { reportFeature } from './report/report.feature.ts';
import { resourceFeature } from './resource/resource.feature.ts';
import { roomDoorFeature } from './room-door/room-door.feature.ts';
import { savedViewFeature } from './saved-view/saved-view.feature.ts';
import { searchFeature } from './search/search.feature.ts';
import { serviceOrderFeature } from './service-order/service-order.feature.ts';
import { serviceRecommendFeature } from './service-recommend/service-recommend.feature.ts';
import { setupFeature } from './setup/setup.feature.ts';
import { siteFeature } from './site/site.feature.ts';
import { sitemapFeature } from './sitemap/sitemap.feature.ts';
import { todoFeature } from './todo/todo.feature.ts';
import { tutorFeature } from './tutor/tutor.feature.ts';
import { upkeepFeature } from './upkeep/upkeep.feature.ts';
import { ventureFeature } from './venture/venture.feature.ts';
import { venueFeature } from './venue/venue.feature.ts';
import { voteFeature } from './vote/vote.feature.ts';
import { workQueueFeature } from './work-queue/work-queue.feature.ts';

/** Every feature of the portal; a new one is registered only here. */
const features: readonly Feature[] = [
  siteFeature,
  identityFeature,
  customRoleFeature,
  contentFeature,
  enterpriseFeature,
  importFeature,
  bulkFeature,
  inviteFeature,
  policyFeature,
  policyQuestionFeature,
  declarationFeature,
  communityFeature,
  pointsFeature,
  lotteryFeature,
  voteFeature,
  recruitFeature,
  organizationFeature,
  bookingFeature,
  conferenceRoomFeature,
  roomDoorFeature,
  venueFeature,
  tutorFeature,
  resourceFeature,
  activityFeature,
  contestFeature,
  paymentFeature,
  buildingFeature,
  marketFeature,
  financeFeature,
  serviceOrderFeature,
  ventureFeature,
  farmFeature,
  farmRecordFeature,
  farmTraceFeature,
  flowerPriceFeature,
  billingFeature,
  leaseFeature,
  reportFeature,
  repairFeature,
  repairBoardFeature,
  repairGuestFeature,
  repairWorkFeature,
  upkeepFeature,
  matchFeature,
  hallFeature,
  candidateFeature,
  serviceRecommendFeature,
  dictionaryFeature,
  removalFeature,
  messageFeature,
  caseFeature,
  collectFeature,
  savedViewFeature,
  searchFeature,
  paletteFeature,
  todoFeature,
  workQueueFeature,
  operLogFeature,
  sitemapFeature,
  parkSettingFeature,
  setupFeature,
  platformFeature,
  // The last: what an account still holds once all others have ended what ends by itself.
  handoverFeature,
];

export const contributions: Contributions = {
  menuPages: features.flatMap(({ menuPages = [] }) => menuPages),
  menuConditions: new Map(features.flatMap(({ menuConditions = {} }) => Object.entries(menuConditions))),
  search: features.flatMap(({ search = [] }) => search),
  palette: features.flatMap(({ palette }) => (palette ? [palette] : [])),
  collect: features.flatMap(({ collect = [] }) => collect),
  queue: features.flatMap(({ queue = [] }) => queue),
  heldWork: features.flatMap(({ heldWork = [] }) => heldWork),
  onFreeze: features.flatMap(({ onFreeze }) => (onFreeze ? [onFreeze] : [])),
  figures: features.flatMap(({ figures = [] }) => figures),
  charts: features.flatMap(({ charts = [] }) => charts),
  bookables: features.flatMap(({ bookables = [] }) => bookables),
  helpers: features.flatMap(({ helpers = [] }) => helpers),
  importers: features.flatMap(({ importers = [] }) => importers),
  bulk: features.flatMap(({ bulk = [] }) => bulk),
  places: new Map(
    features.flatMap(({ places = {} }) => Object.entries(places) as [PlaceKind, RecordsWithin][]),
  ),
  inviteKinds: features.flatMap(({ inviteKinds = [] }) => inviteKinds),
  postKinds: features.flatMap(({ postKinds = [] }) => postKinds),
  payables: features.flatMap(({ payables = [] }) => payables),
  todo: features.flatMap(({ todo = [] }) => todo),
  sitemap: features.flatMap(({ sitemap = [] }) => sitemap),
  standingPages: features.flatMap(({ standingPages = [] }) => standingPages),
  setup: features.flatMap(({ setup = [] }) => setup),
  dictionaries: features.flatMap(({ dictionaries }) => (dictionaries ? [dictionaries] : [])),
  removables: features.flatMap(({ removables = [] }) => removables),
  references: features.flatMap(({ references }) => (references ? [references] : [])),
  log: features.flatMap(({ log }) => (log ? [log] : [])),
  fileReviewers: new Map(features.flatMap(({ fileReviewers = {} }) => Object.entries(fileReviewers))),
  fileHolders: new Map(features.flatMap(({ fileHolders = {} }) => Object.entries(fileHolders))),
  cancelChecks: features.flatMap(({ cancelChecks = [] }) => cancelChecks),
  erase: features.flatMap(({ erase }) => (erase ? [erase] : [])),
};

/** Endpoints of all features; a test keeps them identical to the contract's list. */
export const allEndpoints = (deps: Deps, callAs: CallAs): BoundEndpoint[] =>
  features.flatMap(({ routes }) => routes?.(deps, contributions, callAs) ?? []);

export function registerPlainRoutes(app: FastifyInstance, deps: Deps, bounds: BoundEndpoint[]): void {
  for (const { plainRoutes } of features) plainRoutes?.(app, deps, { ...contributions, bounds });
}

export const allJobs = (deps: AllJobDeps): Job[] =>
  features.flatMap(({ jobs }) => jobs?.(deps, contributions) ?? []);

/** Seeds the data every database needs. */
export async function prepareFeatures(db: Db): Promise<void> {
  for (const { prepare } of features) await prepare?.(db);
}
