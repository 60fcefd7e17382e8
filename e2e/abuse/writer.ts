import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { Caller } from './caller.ts';
import type { Fixtures } from './fixtures.ts';

/** What the `write-*.ts` files write with. */
export interface Writer {
  db: Db;
  fixtures: Fixtures;
  /** Calls with the given values and the texts in every field for free text. */
  write: <Data>(caller: Caller, address: string, given?: Record<string, unknown>) => Promise<Data>;
  /** A file with the texts in its name. */
  file: () => File;
}
