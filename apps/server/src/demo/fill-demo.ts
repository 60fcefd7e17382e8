import type { FastifyBaseLogger } from 'fastify';
import { chinaDayOf } from '../platform/china-time.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { openSecretBox } from '../platform/secret-box.ts';
import type { DemoContext } from './demo-context.ts';
import { fillActivities } from './fill-activities.ts';
import { fillAppeals } from './fill-appeals.ts';
import { fillArticles } from './fill-articles.ts';
import { fillBills } from './fill-bills.ts';
import { fillBuildings } from './fill-buildings.ts';
import { fillChanges } from './fill-changes.ts';
import { fillClaims } from './fill-claims.ts';
import { fillClosedDays } from './fill-closed-days.ts';
import { fillCollections } from './fill-collections.ts';
import { fillCommunity } from './fill-community.ts';
import { fillConferenceRooms } from './fill-conference-rooms.ts';
import { fillContests } from './fill-contests.ts';
import { fillContractFiles } from './fill-contract-files.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillDeclarations } from './fill-declarations.ts';
import { fillDictionaries } from './fill-dictionaries.ts';
import { fillEditing } from './fill-editing.ts';
import { fillEnterprises } from './fill-enterprises.ts';
import { fillFarm } from './fill-farm.ts';
import { fillFinance } from './fill-finance.ts';
import { fillFlowerPrices } from './fill-flower-prices.ts';
import { fillInvoices } from './fill-invoices.ts';
import { fillJoins } from './fill-joins.ts';
import { fillLearning } from './fill-learning.ts';
import { fillLectures } from './fill-lectures.ts';
import { fillLicences } from './fill-licences.ts';
import { fillLog } from './fill-log.ts';
import { fillLotteries } from './fill-lotteries.ts';
import { fillMarket } from './fill-market.ts';
import { fillMembers } from './fill-members.ts';
import { fillMessages } from './fill-messages.ts';
import { fillObjections } from './fill-objections.ts';
import { fillOrders } from './fill-orders.ts';
import { fillOrganizations } from './fill-organizations.ts';
import { fillPayments } from './fill-payments.ts';
import { fillPolicies } from './fill-policies.ts';
import { fillPolicyVersions } from './fill-policy-versions.ts';
import { fillProjects } from './fill-projects.ts';
import { fillQuestions } from './fill-questions.ts';
import { fillReceipts } from './fill-receipts.ts';
import { fillRecommends } from './fill-recommends.ts';
import { fillRecruits } from './fill-recruits.ts';
import { fillRepairs } from './fill-repairs.ts';
import { fillResources } from './fill-resources.ts';
import { fillSearch } from './fill-search.ts';
import { fillSite } from './fill-site.ts';
import { fillStories } from './fill-stories.ts';
import { fillTutors } from './fill-tutors.ts';
import { fillUsers } from './fill-users.ts';
import { fillVentures } from './fill-ventures.ts';
import { fillVenues } from './fill-venues.ts';
import { fillVotes } from './fill-votes.ts';

/** The parts of the fill, each after those it refers to. */
const parts: ((context: DemoContext) => Promise<void>)[] = [
  fillDictionaries,
  fillSite,
  fillEnterprises,
  fillUsers,
  fillLicences,
  fillMembers,
  fillJoins,
  fillAppeals,
  fillChanges,
  fillBuildings,
  fillMarket,
  fillFarm,
  fillFlowerPrices,
  fillClosedDays,
  fillConferenceRooms,
  fillVenues,
  fillTutors,
  fillResources,
  fillActivities,
  fillContests,
  fillLearning,
  fillLectures,
  fillContracts,
  fillContractFiles,
  fillRepairs,
  fillBills,
  fillObjections,
  fillPayments,
  fillInvoices,
  fillArticles,
  fillEditing,
  fillStories,
  fillReceipts,
  fillPolicies,
  fillPolicyVersions,
  fillQuestions,
  fillDeclarations,
  fillProjects,
  fillCommunity,
  fillLotteries,
  fillVotes,
  fillRecruits,
  fillOrganizations,
  fillFinance,
  fillOrders,
  fillVentures,
  fillCollections,
  fillClaims,
  fillMessages,
  fillLog,
  // Late, because it reads what the others have filled in.
  fillSearch,
  // Last, because matching uses the search index.
  fillRecommends,
];

/** Fills an empty database with the demo park: all of it or nothing. */
export async function fillDemo({
  database,
  env,
  log,
  today = chinaDayOf(new Date()),
}: {
  database: Database;
  env: Env;
  log: FastifyBaseLogger;
  today?: string;
}): Promise<void> {
  const store = await openFileStore(env);
  const box = openSecretBox(env);
  await inTransaction(database.db, async (tx) => {
    const context: DemoContext = { tx, store, box, today, log, collectables: [] };
    for (const fill of parts) await fill(context);
  });
}
