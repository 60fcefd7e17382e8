import { errorCode } from '../database/connection-error.ts';
import type { StorageWatch } from '../storage-watch.ts';
import type { FileStore } from './file-store.ts';

/** The file store cannot be read or written now, through no fault of the caller. */
export class StoreTrouble extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StoreTrouble';
  }
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT']);
/** Error codes of S3-compatible stores for a full disk, besides status 507. */
const fullNames = new Set([
  'XMinioStorageFull',
  'InsufficientStorage',
  'QuotaExceeded',
  'StorageQuotaExceeded',
]);

interface S3Error {
  name?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Whether a file could not be written because there is no space left. */
export function isStoreFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, $metadata } = error as S3Error;
  return (
    fullCodes.has(errorCode(error) ?? '') ||
    fullNames.has(String(name)) ||
    $metadata?.httpStatusCode === 507 ||
    isStoreFull(error.cause)
  );
}

/** Wraps the store so that its failures are distinguished from program errors, and a lack of space is recorded. */
export function guardStore(store: FileStore, watch: StorageWatch): FileStore {
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      // A malformed key is a bug of ours, not a store failure.
      if (error instanceof RangeError) throw error;
      if (isStoreFull(error)) watch.noteFull('files');
      throw new StoreTrouble(error);
    }
  };
  return {
    put: (...given) => guard(() => store.put(...given)),
    putFile: (...given) => guard(() => store.putFile(...given)),
    has: (key) => guard(() => store.has(key)),
    get: (key) => guard(() => store.get(key)),
    stream: (...given) => guard(() => store.stream(...given)),
    remove: (key) => guard(() => store.remove(key)),
  };
}
