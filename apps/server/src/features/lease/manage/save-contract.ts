import type { ContractContent, contractSave } from '@portal/contract/lease/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { listUnits } from '../../building/building.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contractFilePurpose } from '../contract-file.ts';
import { type Contract, contracts, contractUnits } from '../lease.table.ts';

/** @throws {AppError} 100002 for an enterprise not in the park, units that do not exist, or another user's file */
async function requireParts(tx: Db, ctx: Context, data: ContractContent, fileId: string): Promise<void> {
  const isHere = and(eq(enterprises.id, data.enterpriseId), eq(enterprises.entryStatus, 'PASSED'));
  if ((await tx.$count(enterprises, isHere)) === 0)
    throw fieldsRefused({ 'data.enterpriseId': m.fault_enterprise_gone() });
  const known = await listUnits(tx, data.unitIds);
  if (known.length < new Set(data.unitIds).size)
    throw fieldsRefused({ 'data.unitIds': m.fault_contract_units() });
  if (data.fileId === '' || data.fileId === fileId) return;
  const isOwn = and(
    eq(fileGroups.id, data.fileId),
    eq(fileGroups.ownerUserId, ctx.actor.userId),
    eq(fileGroups.purpose, contractFilePurpose),
  );
  if ((await tx.$count(fileGroups, isOwn)) === 0)
    throw fieldsRefused({ 'data.fileId': m.fault_contract_file() });
}

/** Inserts a draft with its units, which it does not hold yet. */
export async function insertDraft(
  tx: Db,
  { actor, now }: Pick<WriteContext, 'actor' | 'now'>,
  { unitIds, ...terms }: ContractContent & { parentContractId?: string },
): Promise<Contract> {
  const id = ulid(now.getTime());
  const [row] = await tx
    .insert(contracts)
    .values({
      ...terms,
      id,
      no: await nextBusinessNumber(tx, 'HT', now),
      status: 'DRAFT',
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('failed to insert contract');
  await writeUnits(tx, row, unitIds);
  return row;
}

async function writeUnits(tx: Db, { id, from, to }: Contract, unitIds: readonly string[]): Promise<void> {
  await tx.delete(contractUnits).where(eq(contractUnits.contractId, id));
  await tx
    .insert(contractUnits)
    .values([...new Set(unitIds)].map((unitId) => ({ contractId: id, unitId, from, to, isHeld: false })));
}

/** Lets the enterprise's members read the document from the day the contract is sent. */
export const shareFile = (tx: Db, { fileId, enterpriseId }: Contract) =>
  tx
    .update(fileGroups)
    .set({ ownerEnterpriseId: enterpriseId })
    .where(and(eq(fileGroups.id, fileId), sql`${fileId} <> ''`));

/**
 * Drafts a contract or changes a draft.
 * @throws {AppError} 500404, 500409, 500012 for one that is not a draft, 100002
 */
export const saveContract: Verb<typeof contractSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = id === undefined ? null : await lockVersion(tx, contracts, { id, version });
    if (before && before.status !== 'DRAFT') throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireParts(tx, ctx, data, before?.fileId ?? '');
    const { unitIds, ...terms } = data;
    const saved = before
      ? await updateVersion(tx, ctx, contracts, before.id, terms)
      : await insertDraft(tx, ctx, data);
    if (before) await writeUnits(tx, saved, unitIds);
    await writeLog(tx, ctx, {
      event: before ? 'contract.edit' : 'contract.create',
      entity: 'contract',
      entityId: saved.id,
      before: before && { ...before, escalations: undefined },
      after: { ...terms, escalations: undefined },
    });
    return { contractId: saved.id, version: saved.version };
  });
