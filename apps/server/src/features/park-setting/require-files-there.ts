import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fileItems } from '../../platform/files/file.table.ts';
import { limitConcurrency } from '../../platform/files/limit-concurrency.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import {
  envOf,
  hasEffect,
  type SettingValues,
  withOverlay,
} from '../../platform/park-setting/setting-env.ts';
import { reasonOf } from './reason-of.ts';

const checksAtOnce = 16;

/** Keys of every stored content. */
async function listKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: fileItems.storageKey })
    .from(fileItems)
    .where(isNotNull(fileItems.storageKey));
  return rows.flatMap(({ key }) => key ?? []);
}

async function countMissing({ db, env }: Context, values: SettingValues | null): Promise<number> {
  const keys = await listKeys(db);
  if (keys.length === 0) return 0;
  const store = await openFileStore(
    withOverlay(env, () => (values ? envOf('STORAGE', values) : { FILE_STORE: 'local' as const })),
  );
  const limited = limitConcurrency(checksAtOnce);
  const found = await Promise.all(keys.map((key) => limited(() => store.has(key))));
  return found.filter((isThere) => !isThere).length;
}

/**
 * Refuses another file store, or null for the local folder, while it lacks files that the portal has: pictures and
 * attachments would no longer open.
 * @throws {AppError} 500012
 */
export async function requireFilesThere(ctx: Context, values: SettingValues | null): Promise<void> {
  if (!hasEffect(ctx.env, 'STORAGE')) return;
  const count = await countMissing(ctx, values).catch((error: unknown) => {
    throw new AppError(retCodes.TRANSITION_REFUSED, {
      retMsg: m.park_setting_s3_silent({ reason: reasonOf(error) }),
    });
  });
  if (count > 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.park_setting_s3_files_missing({ count }) });
}
