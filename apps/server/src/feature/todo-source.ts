import type { TodoKind } from '@portal/contract/kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import type { Actor } from '../platform/session/actor.ts';

/** The user, the current time, and the maximum number of rows. */
interface Asked {
  actor: Actor;
  now: Date;
  limit: number;
}

export interface Todo {
  id: string;
  title: string;
  note?: string;
  statusText?: string;
  nextStep?: string | null;
  link: string;
  dueAt?: Date | null;
  /** Total number of tasks of this kind, including rows that were not read. */
  total: number;
}

/** Selects the total of a kind together with the rows that are read. */
export const todoTotal = sql<number>`(count(*) over ())::int`;

/** The source of one kind of tasks that wait for a user. */
export interface TodoSource {
  kind: TodoKind;
  list: (db: Db, asked: Asked) => Promise<Todo[]>;
}
