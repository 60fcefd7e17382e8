import { maxIndustryTags } from '@portal/contract/enterprise/fields';
import type { enterpriseMgrTag } from '@portal/contract/enterprise/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { completenessOf } from '../profile/completeness.ts';
import { refreshEnterprises } from '../refresh-enterprises.public.ts';

/** @throws {AppError} 100002 for a tag that is not offered */
async function requireOffered(tx: Db, tagId: string): Promise<void> {
  const isOffered = and(
    eq(businessData.type, 'INDUSTRY_TAG'),
    eq(businessData.code, tagId),
    eq(businessData.shield, 0),
  );
  if ((await tx.$count(businessData, isOffered)) === 0)
    throw fieldsRefused({ tagId: m.fault_unknown({ field: m.bulk_field_tag() }) });
}

/** @throws {AppError} 500012 for a tag that it has already, or more than it can have */
function withTag(tagIds: readonly string[], tagId: string): string[] {
  if (tagIds.includes(tagId) || tagIds.length >= maxIndustryTags)
    throw new AppError(retCodes.TRANSITION_REFUSED);
  return [...tagIds, tagId];
}

/** @throws {AppError} 500012 for a tag that it does not have */
function withoutTag(tagIds: readonly string[], tagId: string): string[] {
  if (!tagIds.includes(tagId)) throw new AppError(retCodes.TRANSITION_REFUSED);
  return tagIds.filter((each) => each !== tagId);
}

/**
 * Gives an enterprise in the park an industry tag, or takes it away.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const tagEnterprise: Verb<typeof enterpriseMgrTag> = (ctx, { id, event, version, tagId }) =>
  inTransaction(ctx.db, async (tx) => {
    if (event === 'tag') await requireOffered(tx, tagId);
    const row = await lockVersion(tx, enterprises, { id, version });
    if (row.entryStatus !== 'PASSED') throw new AppError(retCodes.TRANSITION_REFUSED);
    const industryTagIds = (event === 'tag' ? withTag : withoutTag)(row.industryTagIds, tagId);
    const completeness = completenessOf({ ...row, industryTagIds }, ctx.now).percent;
    const saved = await updateVersion(tx, ctx, enterprises, id, { industryTagIds, completeness });
    await writeLog(tx, ctx, {
      event: `enterprise.${event}`,
      entity: 'enterprise',
      entityId: id,
      before: { industryTagIds: row.industryTagIds },
      after: { industryTagIds },
    });
    await refreshEnterprises(tx, [id], ctx.now);
    // Project hints are derived from the directory.
    await invalidateTags(tx, ['enterprise', 'match']);
    return { version: saved.version };
  });
