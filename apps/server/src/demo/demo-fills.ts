import type { DemoContext } from './demo-context.ts';
import { fillActivities } from './fill-activities.ts';
import { fillAppeals } from './fill-appeals.ts';
import { fillArchives } from './fill-archives.ts';
import { fillArticles } from './fill-articles.ts';
import { fillBills } from './fill-bills.ts';
import { fillBuildings } from './fill-buildings.ts';
import { fillBulk } from './fill-bulk.ts';
import { fillChanges } from './fill-changes.ts';
import { fillCharges } from './fill-charges.ts';
import { fillClaims } from './fill-claims.ts';
import { fillClosedDays } from './fill-closed-days.ts';
import { fillCollections } from './fill-collections.ts';
import { fillCommunity } from './fill-community.ts';
import { fillConferenceRooms } from './fill-conference-rooms.ts';
import { fillContests } from './fill-contests.ts';
import { fillContractFiles } from './fill-contract-files.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillCounter } from './fill-counter.ts';
import { fillCustomRoles } from './fill-custom-roles.ts';
import { fillDeclarations } from './fill-declarations.ts';
import { fillDictionaries } from './fill-dictionaries.ts';
import { fillEditing } from './fill-editing.ts';
import { fillEnterprises } from './fill-enterprises.ts';
import { fillFarm } from './fill-farm.ts';
import { fillFinance } from './fill-finance.ts';
import { fillFlowerPrices } from './fill-flower-prices.ts';
import { fillHandovers } from './fill-handovers.ts';
import { fillImports } from './fill-imports.ts';
import { fillInvoices } from './fill-invoices.ts';
import { fillJoins } from './fill-joins.ts';
import { fillLearning } from './fill-learning.ts';
import { fillLeaseActs } from './fill-lease-acts.ts';
import { fillLectures } from './fill-lectures.ts';
import { fillLicences } from './fill-licences.ts';
import { fillLog } from './fill-log.ts';
import { fillLotteries } from './fill-lotteries.ts';
import { fillMarket } from './fill-market.ts';
import { fillMembers } from './fill-members.ts';
import { fillMessages } from './fill-messages.ts';
import { fillMoveOuts } from './fill-move-outs.ts';
import { fillObjections } from './fill-objections.ts';
import { fillOrders } from './fill-orders.ts';
import { fillOrganizations } from './fill-organizations.ts';
import { fillPayments } from './fill-payments.ts';
import { fillPolicies } from './fill-policies.ts';
import { fillPolicyVersions } from './fill-policy-versions.ts';
import { fillPrices } from './fill-prices.ts';
import { fillProjects } from './fill-projects.ts';
import { fillProposedImport } from './fill-proposed-import.ts';
import { fillQuestions } from './fill-questions.ts';
import { fillReceipts } from './fill-receipts.ts';
import { fillRecommends } from './fill-recommends.ts';
import { fillRecruits } from './fill-recruits.ts';
import { fillRepairs } from './fill-repairs.ts';
import { fillReports } from './fill-reports.ts';
import { fillResources } from './fill-resources.ts';
import { fillSearch } from './fill-search.ts';
import { fillSetup } from './fill-setup.ts';
import { fillSite } from './fill-site.ts';
import { fillStories } from './fill-stories.ts';
import { fillTutors } from './fill-tutors.ts';
import { fillUpkeep } from './fill-upkeep.ts';
import { fillUsers } from './fill-users.ts';
import { fillVentures } from './fill-ventures.ts';
import { fillVenues } from './fill-venues.ts';
import { fillVotes } from './fill-votes.ts';

/**
 * The parts of the demo park by name, each after those it refers to. What the first pages show comes as early as it
 * can.
 */
export const demoFills = new Map<string, (context: DemoContext) => Promise<void>>(
  Object.entries({
    dictionaries: fillDictionaries,
    site: fillSite,
    enterprises: fillEnterprises,
    articles: fillArticles,
    users: fillUsers,
    licences: fillLicences,
    members: fillMembers,
    joins: fillJoins,
    appeals: fillAppeals,
    changes: fillChanges,
    buildings: fillBuildings,
    customRoles: fillCustomRoles,
    market: fillMarket,
    farm: fillFarm,
    flowerPrices: fillFlowerPrices,
    closedDays: fillClosedDays,
    conferenceRooms: fillConferenceRooms,
    venues: fillVenues,
    tutors: fillTutors,
    resources: fillResources,
    activities: fillActivities,
    contests: fillContests,
    learning: fillLearning,
    lectures: fillLectures,
    contracts: fillContracts,
    contractFiles: fillContractFiles,
    repairs: fillRepairs,
    upkeep: fillUpkeep,
    bills: fillBills,
    leaseActs: fillLeaseActs,
    objections: fillObjections,
    payments: fillPayments,
    prices: fillPrices,
    moveOuts: fillMoveOuts,
    invoices: fillInvoices,
    charges: fillCharges,
    counter: fillCounter,
    setup: fillSetup,
    reports: fillReports,
    imports: fillImports,
    proposedImport: fillProposedImport,
    bulk: fillBulk,
    archives: fillArchives,
    editing: fillEditing,
    stories: fillStories,
    receipts: fillReceipts,
    policies: fillPolicies,
    policyVersions: fillPolicyVersions,
    questions: fillQuestions,
    declarations: fillDeclarations,
    projects: fillProjects,
    community: fillCommunity,
    lotteries: fillLotteries,
    votes: fillVotes,
    recruits: fillRecruits,
    organizations: fillOrganizations,
    finance: fillFinance,
    orders: fillOrders,
    ventures: fillVentures,
    collections: fillCollections,
    claims: fillClaims,
    handovers: fillHandovers,
    messages: fillMessages,
    log: fillLog,
    // Late, because it reads what the others have filled in.
    search: fillSearch,
    // Last, because matching uses the search index.
    recommends: fillRecommends,
  }),
);
