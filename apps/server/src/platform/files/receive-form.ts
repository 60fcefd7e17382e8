import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { retCodes } from '@portal/contract/ret-code';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { uploadLimits } from './accepted-kinds.ts';

export interface ReceivedFile {
  /** Path of the received file in the given folder. */
  path: string;
  /** Form field that contained the file. */
  field: string;
  /** File name sent by the client; not to be trusted. */
  name: string;
  bytes: number;
  /** Whether the file exceeded the limit and the rest was discarded. */
  isCutOff: boolean;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
}

/** Creates an error that is answered with HTTP status 413. */
export function tooLarge(): Error {
  return Object.assign(new Error('request too large'), { statusCode: 413 });
}

const partLimits = {
  fileSize: uploadLimits.fileBytes,
  files: uploadLimits.files,
  fields: 10,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
  parts: uploadLimits.files + 10,
};

/** Browsers write these three characters of a file name so (HTML, multipart/form-data encoding). */
const formName = (name: string): string =>
  name.replace(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function saveFile(part: MultipartFile, path: string): Promise<ReceivedFile> {
  await pipeline(part.file, createWriteStream(path));
  return {
    path,
    field: part.fieldname,
    name: formName(part.filename),
    bytes: (await stat(path)).size,
    isCutOff: part.file.truncated,
  };
}

async function readParts(request: FastifyRequest, folder: string): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, files: [] };
  for await (const part of request.parts({ limits: partLimits })) {
    if (part.type === 'file') {
      const file = await saveFile(part, join(folder, String(form.files.length)));
      const wasLeftEmpty = file.bytes === 0 && !file.name;
      if (!wasLeftEmpty) form.files.push(file);
    } else {
      form.fields[part.fieldname] = String(part.value);
    }
  }
  return form;
}

/** Rejects as soon as more than `limit` bytes have arrived; never resolves. */
function overflow(request: FastifyRequest, limit: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0;
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= limit) return;
      request.raw.unpipe();
      request.raw.pause();
      reject(tooLarge());
    });
  });
}

/** Errors of the parser are the client's fault; a full disk is ours. */
function faultOf(error: unknown): unknown {
  const { statusCode, errno } = error as { statusCode?: unknown; errno?: unknown };
  if (error instanceof AppError || statusCode !== undefined || errno !== undefined) return error;
  return new AppError(retCodes.PARAMETER_INVALID);
}

/**
 * Streams a multipart body into files of the folder, so that its size never affects memory.
 * @throws an error of status 413 when the whole body is too large; a single large file is cut off and marked instead
 */
export async function receiveForm(request: FastifyRequest, folder: string): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new AppError(retCodes.PARAMETER_INVALID);
  if (Number(request.headers['content-length'] ?? 0) > uploadLimits.requestBytes) throw tooLarge();
  try {
    return await Promise.race([overflow(request, uploadLimits.requestBytes), readParts(request, folder)]);
  } catch (error) {
    throw faultOf(error);
  }
}
