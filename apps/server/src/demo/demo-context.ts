import type { CollectTargetType } from '@portal/contract/kinds';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** Items readers collect, as registered by the part that fills them. */
interface DemoCollectable {
  type: CollectTargetType;
  table: PgTable & { id: PgColumn };
  /** Limits which rows are collected. */
  where?: SQL;
  /** The groups readers sort it into; '' is none. */
  groups: readonly string[];
}

/** The context every part of the fill works with. */
export interface DemoContext {
  /** The single transaction of the fill. */
  tx: Db;
  store: FileStore;
  /** Encrypts values only the server can decrypt. */
  box: SecretBox;
  /** Today in Asia/Shanghai, YYYY-MM-DD; all dates are relative to it. */
  today: string;
  log: FastifyBaseLogger;
  /** Each part of the fill adds its own. */
  collectables: DemoCollectable[];
}

/** Splits large inserts, because PostgreSQL accepts at most 65,535 parameters. */
export function* inChunks<T>(rows: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
