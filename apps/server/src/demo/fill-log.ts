import { sql } from 'drizzle-orm';
import { operLogs } from '../platform/audit/oper-log.table.ts';
import { addDays } from '../platform/china-time.ts';
import { chinaInstant } from './content/demo-day.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { accountDeeds } from './log/account-deeds.ts';
import { articleDeeds } from './log/article-deeds.ts';
import { auditDeeds } from './log/audit-deeds.ts';
import { claimDeeds } from './log/claim-deeds.ts';
import { type Deed, logRow } from './log/deed.ts';
import { enterpriseDeeds } from './log/enterprise-deeds.ts';
import { fileDeeds } from './log/file-deeds.ts';
import { loginDeeds, toldDeeds } from './log/login-deeds.ts';
import { memberDeeds } from './log/member-deeds.ts';
import { type People, readPeople } from './log/people.ts';
import { policyDeeds } from './log/policy-deeds.ts';
import { receiptDeeds } from './log/receipt-deeds.ts';
import { siteDeeds } from './log/site-deeds.ts';

/** How far the log reaches back. */
const days = 180;

async function readDeeds(context: DemoContext, people: People, since: Date): Promise<Deed[]> {
  const deeds = [
    ...(await accountDeeds(context, people)),
    ...(await memberDeeds(context, people)),
    ...(await auditDeeds(context, people)),
    ...(await enterpriseDeeds(context, people, since)),
    ...(await fileDeeds(context, people, since)),
    ...(await articleDeeds(context, people, since)),
    ...(await receiptDeeds(context, people, since)),
    ...(await policyDeeds(context, people)),
    ...(await siteDeeds(context, people)),
    ...(await claimDeeds(context, people)),
    ...(await toldDeeds(context, people)),
  ];
  return deeds.filter(({ at }) => at >= since && at.getTime() <= Date.now());
}

/** What the park has done in the last half year, read from what it left; who did something was logged in. */
export async function fillLog(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const people = await readPeople(context);
  const since = new Date(chinaInstant(addDays(today, -days)));
  const done = await readDeeds(context, people, since);
  const deeds = [...done, ...loginDeeds(done, people, today)];
  const rows = new Map(deeds.map(logRow).map((row) => [row.id, row]));
  for (const chunk of inChunks([...rows.values()])) await tx.insert(operLogs).values(chunk);
  await tx.execute(sql`
    update user_account set last_login_at = login.at
    from (select user_id, max(at) as at from oper_log where event = 'user.login' group by user_id) as login
    where login.user_id = user_account.id`);
}
