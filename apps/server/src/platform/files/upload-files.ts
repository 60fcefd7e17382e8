import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileUpload } from '@portal/contract/file';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyRequest } from 'fastify';
import { ulid } from 'ulidx';
import { inTransaction } from '../database/database.ts';
import { AppError, fieldsRefused } from '../http/app-error.ts';
import type { FormContext } from '../http/context.ts';
import { parseInput } from '../http/read-input.ts';
import { writeLog } from '../oper-log/write-log.ts';
import type { Actor } from '../session/actor.ts';
import { mayChooseVisibility } from './file.policy.ts';
import type { FileVisibility } from './file.table.ts';
import { insertFileRows } from './insert-files.ts';
import { type PreparedFile, prepareFile } from './prepare-file.ts';
import { type ReceivedFile, receiveForm } from './receive-form.ts';
import { dropContents, holdContents, putContents } from './stored-contents.ts';
import { lockUploads, requireUploadQuota } from './upload-quota.ts';

async function readUpload(request: FastifyRequest, folder: string, actor: Actor) {
  const { fields, files } = await receiveForm(request, folder);
  const { purpose, visibility } = parseInput(fileUpload, fields);
  if (!mayChooseVisibility(actor, visibility)) throw fieldsRefused({ visibility: m.fault_visibility() });
  if (files.length === 0)
    throw new AppError(retCodes.PARAMETER_INVALID, {
      data: { fields: { file: m.fault_choose({ field: m.field_file() }) } },
    });
  return { purpose, visibility, files };
}

/** Sequential, so that a request only holds one file in memory at a time. */
async function prepareAll({ uploads: { inspection } }: FormContext, received: readonly ReceivedFile[]) {
  const prepared: PreparedFile[] = [];
  for (const file of received) prepared.push(await inspection(() => prepareFile(file)));
  return prepared;
}

interface Upload {
  purpose: string;
  visibility: FileVisibility;
  prepared: PreparedFile[];
}

async function enterGroup(ctx: FormContext, { purpose, visibility, prepared }: Upload) {
  const { actor, clock, files } = ctx;
  const createdAt = clock.now();
  const id = ulid(createdAt.getTime());
  const owner = { ownerUserId: actor.userId, ownerEnterpriseId: actor.enterpriseId };
  const items = prepared.map(({ path: _path, ...item }, index) => ({ index, ...item }));
  await inTransaction(ctx.db, async (tx) => {
    await lockUploads(tx, actor.userId);
    await requireUploadQuota(tx, clock, actor.userId);
    await holdContents(tx, files, prepared);
    await insertFileRows(tx, { id, purpose, visibility, ...owner, createdAt }, items);
    const after = {
      purpose,
      visibility,
      files: items.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
    };
    await writeLog(tx, ctx, { event: 'file.upload', entity: 'file', entityId: id, after });
  });
  return { fileId: id, purpose, visibility, items };
}

async function storeUpload(ctx: FormContext, upload: Upload) {
  const added = await putContents(ctx.files, upload.prepared);
  try {
    return await enterGroup(ctx, upload);
  } catch (error) {
    await dropContents(ctx.database, ctx.files, added).catch((fault: unknown) =>
      ctx.log.warn({ err: fault }, 'contents of a rejected upload remain in the store'),
    );
    throw error;
  }
}

/** Stores the files of one form as one group. */
export async function uploadFiles(ctx: FormContext) {
  const { actor, request } = ctx;
  return ctx.uploads.gate(actor.userId, async () => {
    await requireUploadQuota(ctx.database.db, ctx.clock, actor.userId);
    await using folder = await mkdtempDisposable(join(tmpdir(), 'park-portal-upload-'));
    const { purpose, visibility, files } = await readUpload(request, folder.path, actor);
    const prepared = await prepareAll(ctx, files);
    // Awaited because leaving this block deletes the folder.
    return await storeUpload(ctx, { purpose, visibility, prepared });
  });
}
