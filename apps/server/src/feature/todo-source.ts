import type { TodoKind } from '@portal/contract/kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import type { Actor } from '../platform/session/actor.ts';

/** For whom, when, and how many rows at most. */
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
  /** Of its kind, however many rows were read. */
  total: number;
}

/** How many rows of a kind there are, beside those that are read. */
export const todoTotal = sql<number>`(count(*) over ())::int`;

/** What of one kind can be a member's turn. */
export interface TodoSource {
  kind: TodoKind;
  list: (db: Db, asked: Asked) => Promise<Todo[]>;
}
