import type { importQueryAccounts } from '@portal/contract/import/import';
import { importLimits } from '@portal/contract/import/terms';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { awaitingAccounts } from '../identity/activation.public.ts';
import { getRun, isVisible, listSheets } from './import.queries.ts';
import { type ImportRun, importRows } from './import.table.ts';
import type { Importers } from './importers.ts';

/** Accounts that an import entered and whose holders have set no password yet, in the order of its rows. */
export async function enteredAccounts(db: Db, importers: Importers, run: ImportRun): Promise<string[]> {
  const found: string[] = [];
  for (const sheet of await listSheets(db, run.id)) {
    const importer = importers.of(sheet.kind);
    if (!importer.accounts) continue;
    const rows = await db
      .select({ entityId: importRows.entityId })
      .from(importRows)
      .where(
        and(
          eq(importRows.sheetId, sheet.id),
          eq(importRows.status, 'WRITTEN'),
          isNotNull(importRows.entityId),
        ),
      )
      .orderBy(asc(importRows.line))
      .limit(importLimits.rows);
    const userIds = await importer.accounts(
      db,
      rows.flatMap(({ entityId }) => entityId ?? []),
    );
    const waiting = await awaitingAccounts(db, userIds);
    found.push(...userIds.filter((id) => waiting.has(id)));
  }
  return [...new Set(found)];
}

/** @throws {AppError} 500404 */
export async function queryAccounts(
  { db, actor }: ContextOf<typeof importQueryAccounts>,
  importers: Importers,
  { id }: InputOf<typeof importQueryAccounts>,
): Promise<OutputOf<typeof importQueryAccounts>> {
  const run = await getRun(db, id, isVisible(importers, actor));
  return { userIds: run.status === 'DONE' ? await enteredAccounts(db, importers, run) : [] };
}
