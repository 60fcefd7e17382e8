import type { CollectTargetType } from '@portal/contract/kinds';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** What readers collect, as the part that fills it says. */
interface DemoCollectable {
  type: CollectTargetType;
  table: PgTable & { id: PgColumn };
  /** Rows that are not collected are left out. */
  where?: SQL;
  /** The groups into which readers sort it; '' is none. */
  groups: readonly string[];
}

/** What every part of the fill works with. */
export interface DemoContext {
  /** The single transaction of the fill. */
  tx: Db;
  store: FileStore;
  /** Seals what only the server opens. */
  box: SecretBox;
  /** Today in Asia/Shanghai, YYYY-MM-DD; all dates are relative to it. */
  today: string;
  log: FastifyBaseLogger;
  /** To which each part adds its own. */
  collectables: DemoCollectable[];
}

/** Splits large inserts, since PostgreSQL accepts at most 65,535 parameters. */
export function* inChunks<T>(rows: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
