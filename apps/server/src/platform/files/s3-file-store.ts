import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStore, requireStorageKey, type StoredPart } from './file-store.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent for Amazon S3. Other services are addressed as endpoint/bucket/key. */
  endpoint?: string | undefined;
}

const isMissing = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound;

const nullWhenMissing = (error: unknown) => {
  if (isMissing(error)) return null;
  throw error;
};

/** Stores files in a bucket of an S3-compatible service. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Other services often do not support the newer checksum headers and trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
  });
  const at = (key: string) => ({ Bucket, Key: requireStorageKey(key) });
  const put: FileStore['put'] = async (key, content, mime) => {
    await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: mime }));
  };
  const rangeOf = (part?: StoredPart) => (part ? { Range: `bytes=${part.start}-${part.end}` } : {});
  const open = (key: string, part?: StoredPart) =>
    client.send(new GetObjectCommand({ ...at(key), ...rangeOf(part) })).catch(nullWhenMissing);
  return {
    put,
    // Read into memory, because the signature needs the hash of the content; an upload is at most 50 MB.
    putFile: async (key, path, mime) => put(key, await readFile(path), mime),
    async has(key) {
      return (await client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing)) !== null;
    },
    async get(key) {
      const bytes = await (await open(key))?.Body?.transformToByteArray();
      return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
    },
    async stream(key, part) {
      const body = (await open(key, part))?.Body;
      return body instanceof Readable ? body : null;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
