import type { librarySave } from '@portal/contract/declaration/public';
import { materialPurpose } from '@portal/contract/declaration/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { type LibraryRecord, materialLibrary } from './declaration.table.ts';
import { viewLibrary } from './declaration.view.ts';

/** Maximum number of different documents per enterprise. */
const maxDocuments = 60;

type Content = Pick<LibraryRecord, 'code' | 'name' | 'fileId' | 'validTo'>;

/** Adds a document to the library of the caller's enterprise, as the next version of its kind. */
export async function keepDocument(tx: Db, ctx: Context, content: Content): Promise<LibraryRecord> {
  const { actor, now } = ctx;
  const enterpriseId = actor.enterpriseId ?? '';
  // Serialized per enterprise, so that version numbers are unique.
  await takeTurn(tx, `library ${enterpriseId}`);
  const isSame = and(eq(materialLibrary.enterpriseId, enterpriseId), eq(materialLibrary.code, content.code));
  const before = await tx.$count(materialLibrary, isSame);
  const [made] = await tx
    .insert(materialLibrary)
    .values({
      ...content,
      id: ulid(now.getTime()),
      enterpriseId,
      docVersion: before + 1,
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
      updatedBy: actor.userId,
    })
    .returning();
  if (!made) throw new Error('failed to insert document');
  await writeLog(tx, ctx, {
    event: 'materialLibrary.create',
    entity: 'materialLibrary',
    entityId: made.id,
    before: null,
    after: { code: made.code, name: made.name, validTo: made.validTo, docVersion: made.docVersion },
  });
  return made;
}

/**
 * Adds a document to the material library, or its next version.
 * @throws {AppError} 100002 for someone else's file, 500024
 */
export const saveDocument: Verb<typeof librarySave> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const enterpriseId = ctx.actor.enterpriseId ?? '';
    const file = await findFile(tx, data.fileId, 0);
    const isTheirs = file?.ownerEnterpriseId === enterpriseId && file.purpose === materialPurpose;
    if (!isTheirs || file.visibility !== 'owner')
      throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
    const isOther = and(
      eq(materialLibrary.enterpriseId, enterpriseId),
      eq(materialLibrary.docVersion, 1),
      sql`${materialLibrary.code} <> ${data.code}`,
    );
    if ((await tx.$count(materialLibrary, isOther)) >= maxDocuments)
      throw new AppError(retCodes.LIMIT_REACHED, {
        retMsg: m.declaration_refusal_library({ max: maxDocuments }),
      });
    const made = await keepDocument(tx, ctx, data);
    const [shown] = await viewLibrary(tx, [made], ctx.now);
    if (!shown) throw new Error('the file of a document is missing');
    return shown;
  });
