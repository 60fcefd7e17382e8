import { asc, eq, gte, isNotNull } from 'drizzle-orm';
import { articles } from '../../features/content/article.table.ts';
import { articleReceipts } from '../../features/content/receipt/receipt.table.ts';
import { enterprises } from '../../features/enterprise/enterprise.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

/** Confirmations of notices by enterprises, and reminders they received. */
export async function receiptEntries({ tx }: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const receipts = await tx
    .select()
    .from(articleReceipts)
    .where(gte(articleReceipts.at, since))
    .orderBy(asc(articleReceipts.articleId), asc(articleReceipts.enterpriseId));
  const asked = await tx.$count(enterprises, eq(enterprises.entryStatus, 'PASSED'));
  const reminded = await tx
    .select({ id: articles.id, at: articles.remindedAt })
    .from(articles)
    .where(isNotNull(articles.remindedAt));
  return [
    ...receipts.map(({ articleId, enterpriseId, userId, at }) => ({
      at,
      by: people.byId(userId) ?? null,
      event: 'article.confirm',
      entityId: articleId,
      after: { enterpriseId },
    })),
    ...reminded.flatMap(({ id, at }) => {
      if (!at) return [];
      const confirmed = receipts.filter((receipt) => receipt.articleId === id && receipt.at < at).length;
      const by = people.named('op_content');
      return [{ at, by, event: 'article.remind', entityId: id, after: { reminded: asked - confirmed } }];
    }),
  ];
}
