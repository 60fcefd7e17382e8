import type { Connection } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';

/** The message to the filling process. */
export interface FillRequest {
  connection: Connection;
  owner: Connection;
  env: Env;
}
