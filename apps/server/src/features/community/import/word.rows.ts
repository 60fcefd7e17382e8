import { and, asc, eq, gt } from 'drizzle-orm';
import type { Importer } from '../../../feature/importer.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { sensitiveWords } from '../post.table.ts';

/** The watched words that are in use. */
export const wordRows: NonNullable<Importer['rowsOf']> = (db) =>
  inPages((after, limit) =>
    db
      .select()
      .from(sensitiveWords)
      .where(and(gt(sensitiveWords.id, after), eq(sensitiveWords.enabled, true)))
      .orderBy(asc(sensitiveWords.id))
      .limit(limit),
  );
