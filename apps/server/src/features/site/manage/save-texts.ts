import { retCodes } from '@portal/contract/ret-code';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { pageSearch } from '../site.search.ts';
import { lockSiteOption, stampSiteOption } from './site-content.queries.ts';

/** Site texts that are saved together. */
export interface SiteTexts<Content> {
  /** Their name in the log. */
  name: string;
  /** The standing pages under which search finds them. */
  pages: readonly string[];
  read: (tx: Db) => Promise<Content>;
  /** Validates and sanitises the input. */
  prepare: (tx: Db, entered: Content) => Content | Promise<Content>;
  write: (tx: Db, content: Content, updatedAt: Date) => Promise<void>;
}

/**
 * Saves site texts under the version they all share; public pages show them at once.
 * @throws {AppError} 500409 if somebody else has saved any of them since
 */
export async function saveTexts<Content extends object>(
  ctx: Context,
  texts: SiteTexts<Content>,
  { version, data }: { version: number; data: Content },
): Promise<{ version: number }> {
  return inTransaction(ctx.db, async (tx) => {
    if ((await lockSiteOption(tx)) !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const after = await texts.prepare(tx, data);
    const before = await texts.read(tx);
    const now = ctx.now;
    await texts.write(tx, after, now);
    const next = await stampSiteOption(tx, version, now, ctx);
    await writeLog(tx, ctx, {
      event: 'site.save',
      entity: 'site',
      entityId: texts.name,
      before,
      after,
    });
    await refreshDocuments(tx, pageSearch, [...texts.pages], now);
    await invalidateTags(tx, ['site']);
    return { version: next };
  });
}
