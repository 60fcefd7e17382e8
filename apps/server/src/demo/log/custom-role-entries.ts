import { customRoleChanges, customRoleGrants } from '../../platform/session/custom-role.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

interface Request {
  id: string;
  createdAt: Date;
  createdBy: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string;
}

/** The proposal of a request, and its approval by another administrator. */
const entriesOf = (
  people: People,
  entity: string,
  begins: string,
  { id: entityId, createdAt, createdBy, decidedAt, decidedBy, reason }: Request,
): LogEntry[] => [
  { at: createdAt, by: people.byId(createdBy) ?? null, event: `${entity}.${begins}`, entityId, reason },
  ...(decidedAt
    ? [{ at: decidedAt, by: people.byId(decidedBy) ?? null, event: `${entity}.approve`, entityId }]
    : []),
];

/** Changes of the park's own roles, and the people who were given them. */
export async function customRoleEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const changes = await tx.select().from(customRoleChanges);
  const grants = await tx.select().from(customRoleGrants);
  return [
    ...changes.flatMap((change) => entriesOf(people, 'customRoleChange', 'propose', change)),
    ...grants.flatMap((grant) => entriesOf(people, 'customRoleGrant', 'submit', grant)),
  ];
}
