import type { Readable } from 'node:stream';

/** A range of bytes, both ends inclusive. */
export interface StoredPart {
  start: number;
  end: number;
}

/**
 * Stores the contents of files. Keys are chosen by the server, `[a-z0-9/._-]`, and never derived from a user's file
 * name.
 */
export interface FileStore {
  /** Overwrites atomically: afterwards either the whole content is stored or none of it. */
  put(key: string, content: Buffer, mime: string): Promise<void>;
  /** Like `put`, with the content of a local file, which stays where it is. */
  putFile(key: string, path: string, mime: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null if the key does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Streams the whole content, or the bytes of a part. */
  stream(key: string, part?: StoredPart): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

const keyShape = /^[a-z0-9][a-z0-9/._-]*$/;

/**
 * Validates a storage key.
 * @throws {RangeError} for a key that could leave its store
 */
export function requireStorageKey(key: string): string {
  if (!keyShape.test(key) || key.includes('..')) throw new RangeError('bad storage key');
  return key;
}
