import type { StatementContent } from '@portal/contract/site/manage';
import { cleanSections } from './clean-sections.ts';
import type { SiteTexts } from './save-texts.ts';
import { readStatementContent, statementKeys, writeStatementContent } from './statement-content.queries.ts';

/** The statements on accessibility and privacy at the end of the page 关于我们. */
export const statementTexts: SiteTexts<StatementContent> = {
  name: 'statements',
  pages: statementKeys,
  read: readStatementContent,
  prepare: (_tx, { accessibility, privacy }) => ({
    accessibility: cleanSections(accessibility),
    privacy: cleanSections(privacy),
  }),
  write: writeStatementContent,
};
