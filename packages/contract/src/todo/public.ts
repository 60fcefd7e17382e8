import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant } from '../fields.ts';
import { todoKinds } from '../kinds.ts';

const session = { tag: 'case', access: 'session' } as const;

const todoRow = z.object({
  kind: z.enum(todoKinds),
  id,
  /** Title of the case or notice, the inviting enterprise, or the person asking to join. */
  title: z.string(),
  /** The case number or the inviter. */
  note: z.string(),
  /** For a case: its state in the terms of its business. */
  statusText: z.string(),
  nextStep: z.string().nullable(),
  /** Page where it can be done. */
  link: z.string(),
  /** Deadline for doing it. */
  dueAt: instant.nullable(),
});
export type TodoRow = z.infer<typeof todoRow>;

export const todoQueryList = call.read(session, '/api/caseManage/todo/queryList', {
  summary: 'Returns the caller’s to-do list: the first items and the number of each kind.',
  output: z.object({ rows: z.array(todoRow), total: z.int(), counts: z.record(z.enum(todoKinds), z.int()) }),
});
