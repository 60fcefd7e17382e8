import type { FastifyBaseLogger } from 'fastify';
import { businessData } from '../features/site/dictionary.table.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import type { DemoContext } from './demo-context.ts';
import { fillArticles } from './fill-articles.ts';
import { fillDictionaries } from './fill-dictionaries.ts';
import { fillEnterprises } from './fill-enterprises.ts';
import { fillPolicies } from './fill-policies.ts';
import { fillSearch } from './fill-search.ts';
import { fillSite } from './fill-site.ts';
import { demoAccounts, fillUsers } from './fill-users.ts';

/** Accounts of the demo park, printed at start. */
export const demoLogins: readonly { loginName: string; password: string; role: string }[] = demoAccounts;

/** True before anything was filled or entered. */
export async function isEmpty({ db }: Database): Promise<boolean> {
  return (await db.select({ type: businessData.type }).from(businessData).limit(1)).length === 0;
}

/** The parts of the park, each after what it refers to. */
const parts: ((context: DemoContext) => Promise<void>)[] = [
  fillDictionaries,
  fillSite,
  fillEnterprises,
  fillUsers,
  fillArticles,
  fillPolicies,
  // Last: it reads what the others have filled.
  fillSearch,
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
  await inTransaction(database.db, async (tx) => {
    for (const fill of parts) await fill({ tx, store, today, log });
  });
}
