import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { Caller } from './caller.ts';
import type { Fixtures } from './fixtures.ts';

/** The tools the `write-*.ts` files use. */
export interface Writer {
  db: Db;
  fixtures: Fixtures;
  /** Calls with the given values, and the texts in every free-text field. */
  write: <Data>(caller: Caller, address: string, given?: Record<string, unknown>) => Promise<Data>;
  /** A file with the texts in its name. */
  file: () => File;
}
