import { matterCodes, matterNames } from '@portal/contract/message/reach-terms';
import { paths } from '@portal/contract/paths';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { enterMails } from '../../../platform/mail/enter-mail.ts';
import { mailFaults } from '../../../platform/mail/mail-message.table.ts';
import { users } from '../../identity/user.table.ts';
import { digestItems, quietHours } from '../message.table.ts';
import { quietUntil } from '../quiet-hours.ts';
import { wordMessage } from '../write-message.ts';
import { unsubscribePaths } from './mail-keys.ts';

/** Messages that a mail lists by title; the rest is counted. */
const maxListed = 50;

type Item = typeof digestItems.$inferSelect;

const findReader = async (tx: Db, userId: string) => {
  const [reader] = await tx
    .select({
      address: users.email,
      language: users.language,
      quiet: { enabled: quietHours.enabled, from: quietHours.from, to: quietHours.to },
    })
    .from(users)
    .leftJoin(quietHours, eq(quietHours.userId, users.id))
    .leftJoin(mailFaults, eq(mailFaults.address, users.email))
    .where(
      and(
        eq(users.id, userId),
        ne(users.status, 'CANCELLED'),
        sql`${users.emailProvenAt} is not null`,
        isNull(mailFaults.address),
      ),
    );
  return reader;
};

/** Titles below the names of their matters, in the order of the settings. */
function listTitles(items: readonly Item[]): string {
  const listed = items.slice(0, maxListed);
  const more = items.length - listed.length;
  const parts = matterCodes.flatMap((matter) => {
    const own = listed.filter((item) => item.matter === matter);
    if (own.length === 0) return [];
    return [[m.reach_digest_head({ matter: matterNames[matter]() }), ...own.map(lineOf)].join('\n')];
  });
  return [...parts, ...(more > 0 ? [m.reach_digest_more({ count: more })] : [])].join('\n\n');
}

const lineOf = (item: Item) => `- ${wordMessage(item).title}`;

/** Writes the mail of one reader and forgets what it contains. */
async function writeDigest(tx: Db, userId: string, now: Date): Promise<void> {
  const items = await tx
    .delete(digestItems)
    .where(and(eq(digestItems.userId, userId), lte(digestItems.dueAt, now)))
    .returning();
  const reader = await findReader(tx, userId);
  const [first] = items;
  if (!first || !reader?.address) return;
  const language = reader.language as Language;
  const inOrder = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const worded = inLanguage(language, () => ({
    subject: m.reach_digest_subject({ count: items.length }),
    body: listTitles(inOrder),
  }));
  const unsubscribe = await unsubscribePaths(tx, [userId]);
  await enterMails(tx, { now: () => now }, [
    {
      ...worded,
      address: reader.address,
      language,
      link: paths.myMessages(),
      unsubscribe: unsubscribe(userId, new Set(items.map(({ matter }) => matter))),
      notBefore: reader.quiet ? quietUntil(reader.quiet, now) : null,
    },
  ]);
}

/** Sends the mails that put messages together. The rows decide, so that two copies send each mail once. */
export async function sendDigests({ database: { db }, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  await inBatches(
    db,
    // The rows of a reader are deleted before their mail is entered, so that only one copy finds them.
    (tx, limit) =>
      tx
        .select({ userId: users.id })
        .from(users)
        .where(
          inArray(
            users.id,
            tx.select({ userId: digestItems.userId }).from(digestItems).where(lte(digestItems.dueAt, now)),
          ),
        )
        .orderBy(asc(users.id))
        .limit(limit),
    (tx, { userId }) => writeDigest(tx, userId, now),
    ({ userId }) => userId,
  );
}
