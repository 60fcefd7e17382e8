import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** The context every part of the fill works with. */
export interface DemoContext {
  /** The transaction of the part. */
  tx: Db;
  store: FileStore;
  /** Encrypts values only the server can decrypt. */
  box: SecretBox;
  /** Today in Asia/Shanghai, YYYY-MM-DD; all dates are relative to it. */
  today: string;
  log: FastifyBaseLogger;
}

/** Splits large inserts, because PostgreSQL accepts at most 65,535 parameters. */
export function* inChunks<T>(rows: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
