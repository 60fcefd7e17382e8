import type { Readable } from 'node:stream';

/** From and to which byte, both included. */
export interface StoredPart {
  start: number;
  end: number;
}

/** Stores the contents of files. Keys are our own, `[a-z0-9/._-]`, never derived from a user's file name. */
export interface FileStore {
  /** Overwrites; afterwards either the whole content is stored or none of it. */
  put(key: string, content: Buffer, mime: string): Promise<void>;
  /** The same with the content of a file on this machine, which stays where it is. */
  putFile(key: string, path: string, mime: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null when there is no such key. */
  get(key: string): Promise<Buffer | null>;
  /** The whole content, or the bytes from the first to the last of a part. */
  stream(key: string, part?: StoredPart): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

const keyShape = /^[a-z0-9][a-z0-9/._-]*$/;

/** @throws {RangeError} for a key that could leave its store */
export function requireStorageKey(key: string): string {
  if (!keyShape.test(key) || key.includes('..')) throw new RangeError('bad storage key');
  return key;
}
