import type { Readable } from 'node:stream';

/** Where file contents lie. Keys are ours, `[a-z0-9/._-]`, never made of a user's file name. */
export interface FileStore {
  /** Overwrites; either the whole content is there afterwards or none of it. */
  put(key: string, content: Buffer, mime: string): Promise<void>;
  /** Null when there is no such key. */
  get(key: string): Promise<Buffer | null>;
  stream(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}
