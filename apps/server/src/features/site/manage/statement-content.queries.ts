import type { SiteStatement, StatementContent } from '@portal/contract/site/manage';
import type { Db } from '../../../platform/database/database.ts';
import { type Page, readInLanguages, writeInLanguages } from './site-pages.queries.ts';

export const statementKeys = ['accessibility', 'privacy'] as const;

const viewStatement = ({ title, summary, sections }: Page): SiteStatement => ({ title, summary, sections });

/** The statements as shown: the park's own, or the defaults in every language. */
export const readStatementContent = async (db: Db): Promise<StatementContent> => ({
  accessibility: await readInLanguages(db, 'accessibility', viewStatement),
  privacy: await readInLanguages(db, 'privacy', viewStatement),
});

/** Replaces every language; a null translation is removed. */
export async function writeStatementContent(
  tx: Db,
  content: StatementContent,
  updatedAt: Date,
): Promise<void> {
  for (const key of statementKeys) await writeInLanguages(tx, key, content[key], updatedAt);
}
