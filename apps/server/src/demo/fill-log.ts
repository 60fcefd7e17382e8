import { sql } from 'drizzle-orm';
import { addDays } from '../platform/china-time.ts';
import { operLogs } from '../platform/oper-log/oper-log.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { accountEntries } from './log/account-entries.ts';
import { articleEntries } from './log/article-entries.ts';
import { auditEntries } from './log/audit-entries.ts';
import { claimEntries } from './log/claim-entries.ts';
import { customRoleEntries } from './log/custom-role-entries.ts';
import { enterpriseEntries } from './log/enterprise-entries.ts';
import { fileEntries } from './log/file-entries.ts';
import { handoverEntries } from './log/handover-entries.ts';
import { type LogEntry, logRow } from './log/log-entry.ts';
import { loginEntries, notificationEntries } from './log/login-entries.ts';
import { memberEntries } from './log/member-entries.ts';
import { organizationEntries } from './log/organization-entries.ts';
import { paymentEntries } from './log/payment-entries.ts';
import { type People, readPeople } from './log/people.ts';
import { policyEntries } from './log/policy-entries.ts';
import { receiptEntries } from './log/receipt-entries.ts';
import { siteEntries } from './log/site-entries.ts';

/** How many days the log goes back. */
const days = 180;

async function readEntries(context: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const logEntries = [
    ...(await accountEntries(context, people)),
    ...(await memberEntries(context, people)),
    ...(await auditEntries(context, people)),
    ...(await enterpriseEntries(context, people, since)),
    ...(await fileEntries(context, people, since)),
    ...(await articleEntries(context, people, since)),
    ...(await receiptEntries(context, people, since)),
    ...(await policyEntries(context, people)),
    ...(await siteEntries(context, people)),
    ...(await claimEntries(context, people)),
    ...(await handoverEntries(context, people)),
    ...(await customRoleEntries(context, people)),
    ...(await organizationEntries(context, people)),
    ...(await paymentEntries(context, people, since)),
    ...(await notificationEntries(context, people)),
  ];
  return logEntries.filter(({ at }) => at >= since && at.getTime() <= Date.now());
}

/** Log entries for the last half year, derived from the other tables, with logins before each action. */
export async function fillLog(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const people = await readPeople(context);
  const since = new Date(chinaInstant(addDays(today, -days)));
  const done = await readEntries(context, people, since);
  const logEntries = [...done, ...loginEntries(done, people, today)];
  const rows = new Map(logEntries.map(logRow).map((row) => [row.id, row]));
  for (const chunk of inChunks([...rows.values()])) await tx.insert(operLogs).values(chunk);
  await tx.execute(sql`
    update user_account set last_login_at = login.at
    from (select user_id, max(at) as at from oper_log where event = 'user.login' group by user_id) as login
    where login.user_id = user_account.id`);
}
