import type { TextDifference } from '@portal/contract/version-history';
import type { Db } from '../../../platform/database/database.ts';
import { compareTexts } from '../../../platform/working-copy/compare-texts.ts';
import { findPublicContent, getVersionContent } from './article-versions.ts';
import { readContents } from './readable-content.ts';

/**
 * What changed from one version to another; without `from`, from what the public reads.
 * @throws {AppError} 500404
 */
export async function getDifference(
  db: Db,
  { id, from, to }: { id: string; from?: number | undefined; to: number },
): Promise<{ fields: TextDifference[] }> {
  const [before, after] = await Promise.all([
    from === undefined ? findPublicContent(db, id) : getVersionContent(db, id, from),
    getVersionContent(db, id, to),
  ]);
  return { fields: compareTexts(...(await readContents(db, before, after))) };
}
