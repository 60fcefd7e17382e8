import { repairTypeList } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { businessData } from '../dictionary/dictionary.table.ts';

/** Joins the dictionary entry of the repair type. */
export const isTypeOf = (typeCode: PgColumn): SQL | undefined =>
  and(eq(businessData.type, repairTypeList), eq(businessData.code, typeCode));

/** Name of the repair type; the code itself if the dictionary has no entry. */
export const typeNameOf = (typeCode: PgColumn) => sql<string>`coalesce(${businessData.name}, ${typeCode})`;

/** @throws {AppError} 100002 unless the type is on offer */
export async function requireType(db: Db, code: string): Promise<void> {
  const isOffered = and(
    eq(businessData.type, repairTypeList),
    eq(businessData.code, code),
    eq(businessData.shield, 0),
  );
  if ((await db.$count(businessData, isOffered)) === 0)
    throw fieldsRefused({ 'data.typeCode': m.fault_choose({ field: m.field_repair_type() }) });
}
