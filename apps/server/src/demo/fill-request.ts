import type { Connection } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';

/** What the filling process is told. */
export interface FillRequest {
  connection: Connection;
  owner: Connection;
  env: Env;
}
