import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { Caller } from './caller.ts';
import type { Cast } from './cast.ts';

/** What the parts of a world are written with. */
export interface Pen {
  db: Db;
  cast: Cast;
  /** Calls with the texts in every place for free text beside what is given. */
  write: <Data>(caller: Caller, address: string, given?: Record<string, unknown>) => Promise<Data>;
  /** A file whose name is made of the texts. */
  file: () => File;
}
