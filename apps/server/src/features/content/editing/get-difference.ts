import type { articleQueryDifference } from '@portal/contract/content/article-version';
import type { Verb } from '../../../platform/http/context.ts';
import { findDifferences } from '../../../platform/working-copy/find-differences.ts';
import { findPublicContent, getVersionContent } from './article-versions.ts';
import { readContents } from './readable-content.ts';

/**
 * Changes from one version to another; without `from`, from the public text.
 * @throws {AppError} 500404
 */
export const getDifference: Verb<typeof articleQueryDifference> = async ({ db }, { id, from, to }) => {
  const [before, after] = await Promise.all([
    from === undefined ? findPublicContent(db, id) : getVersionContent(db, id, from),
    getVersionContent(db, id, to),
  ]);
  return { fields: await findDifferences(...(await readContents(db, before, after))) };
};
