import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { ReplyContext } from '../http/context.ts';
import { refusalEnvelope, sendEnvelope } from '../http/envelope.ts';
import { hasCurrent } from '../http/etag.ts';
import type { Actor } from '../session/actor.ts';
import { getActor } from '../session/sessions.ts';
import { canReadFile, type FileReviewers } from './file.policy.ts';
import { type FoundFile, findFile } from './file.queries.ts';
import { encodeFileName } from './file-name.ts';
import type { StoredPart } from './file-store.ts';
import { type FileHolders, readsByRole } from './read-by-role.ts';
import { chooseWidth, type RenditionSource, renditionKey } from './rendition.ts';
import type { Renditions } from './renditions.ts';
import { tokenCookie } from './token-cookie.ts';

type ShowContext = ReplyContext<Actor | null> & {
  renditions: Renditions;
  reviewers: FileReviewers;
  holders: FileHolders;
};

interface Shown {
  name: string;
  w?: number | undefined;
}

const nameShape = /^([0-7][0-9A-HJKMNP-TV-Z]{25})(?:_(\d))?$/;

function readName(name: string): { fileId: string; index: number } | null {
  const [, fileId, index = '0'] = nameShape.exec(name) ?? [];
  return fileId === undefined ? null : { fileId, index: Number(index) };
}

/** The user of the session cookie, since an `<img>` cannot send the header; null for an expired cookie. */
async function findCookieActor({ database, clock }: Deps, request: FastifyRequest): Promise<Actor | null> {
  const token = tokenCookie(request.headers.cookie);
  if (token === undefined) return null;
  try {
    return await getActor(database.db, clock, token);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function findReadable(ctx: ShowContext, name: string): Promise<FoundFile | null> {
  const { actor, reviewers } = ctx;
  const named = readName(name);
  const file = named && (await findFile(ctx.db, named.fileId, named.index));
  if (!file || canReadFile(actor, file, reviewers)) return file;
  const reader = actor ?? (await findCookieActor(ctx, ctx.request));
  if (canReadFile(reader, file, reviewers)) return file;
  const isRead = reader && (await readsByRole(ctx.db, reader, { ...file, ...named }, ctx.holders));
  return isRead ? file : null;
}

/** The picture to make renditions from; null for other files. */
function pictureOf(file: FoundFile): RenditionSource | null {
  const { width, height } = file;
  return file.mime.startsWith('image/') && width !== null && height !== null
    ? { ...file, width, height }
    : null;
}

const isRecording = ({ mime }: FoundFile): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** Whether a file is downloaded or displayed in the browser; pictures are displayed by default. */
type Disposition = 'inline' | 'attachment';

/** The browsers' PDF viewers do not run in a sandbox. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function setHeaders(reply: FastifyReply, file: FoundFile, isPicture: boolean, wanted?: Disposition): void {
  const isPublic = file.visibility === 'public';
  const isShownPdf = wanted === 'inline' && file.mime === 'application/pdf';
  const isPlayed = wanted === 'inline' && isRecording(file);
  const isSaved = wanted === 'attachment' || !(isPicture || isShownPdf || isPlayed);
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', isShownPdf ? pdfPolicy : "default-src 'none'; sandbox")
    .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache');
  if (isPublic) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (isSaved || isShownPdf || isPlayed)
    reply.header(
      'content-disposition',
      `${isSaved ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeFileName(file.name)}`,
    );
}

/** Pages embed pictures by this address, so a missing file needs HTTP status 404 as well. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  reply.removeHeader('content-disposition').removeHeader('etag').code(404);
  return sendEnvelope(reply, JSON.stringify(refusalEnvelope(notFound())));
}

const rangeShape = /^bytes=(\d+)-(\d*)$/;

/**
 * The requested byte range of a recording; browsers only play recordings that are served in ranges. Null for all of it.
 */
function partOf({ headers }: FastifyRequest, file: FoundFile): StoredPart | null {
  const [range, first, last] = rangeShape.exec(headers.range ?? '') ?? [];
  const start = Number(first);
  if (!range || !isRecording(file) || start >= file.bytes) return null;
  const end = Math.min(last ? Number(last) : file.bytes, file.bytes - 1);
  return end < start ? null : { start, end };
}

async function sendStored({ reply, request, files }: ReplyContext<Actor | null>, file: FoundFile) {
  const part = partOf(request, file);
  const content = file.storageKey === null ? null : await files.stream(file.storageKey, part ?? undefined);
  if (!content) return sendMissing(reply);
  if (isRecording(file)) reply.header('accept-ranges', 'bytes');
  if (!part) return reply.type(file.mime).header('content-length', file.bytes).send(content);
  return reply
    .code(206)
    .type(file.mime)
    .header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`)
    .header('content-length', part.end - part.start + 1)
    .send(content);
}

/** Sends a stored file unchanged; the caller has checked the reader's access. */
export async function sendFile(
  ctx: ReplyContext<Actor | null>,
  file: FoundFile,
  wanted?: Disposition,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  setHeaders(ctx.reply.header('etag', etag), file, pictureOf(file) !== null, wanted);
  return hasCurrent(ctx.request, etag) ? ctx.reply.code(304).send() : sendStored(ctx, file);
}

/** Sends a file, or a picture in the requested width. */
export async function showFile(ctx: ShowContext, input: Shown): Promise<FastifyReply> {
  const { reply, request } = ctx;
  const file = await findReadable(ctx, input.name);
  if (!file) return sendMissing(reply);
  const picture = pictureOf(file);
  const rendered = picture && (file.recipe || input.w !== undefined) ? picture : null;
  const width = rendered ? chooseWidth(input.w ?? rendered.width, rendered.width) : 0;
  const etag = `"${rendered ? renditionKey(rendered, width).slice(13, -5) : file.sha256}"`;
  setHeaders(reply.header('etag', etag), file, picture !== null);
  if (hasCurrent(request, etag)) return reply.code(304).send();
  if (rendered) {
    const webp = await ctx.renditions.get(rendered, width);
    return webp ? reply.type('image/webp').send(webp) : sendMissing(reply);
  }
  return sendStored(ctx, file);
}
