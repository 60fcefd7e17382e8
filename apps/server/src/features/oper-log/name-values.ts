import type { Db } from '../../platform/database/database.ts';
import type { LogReader } from './compose-log.ts';
import { listDifferences, type NameOf } from './mask-change.ts';
import { nameEntities } from './name-entities.ts';

interface Entry {
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/** The entity behind a value that is an id or a code. */
function thingOf(log: LogReader, { entity, entityId }: Entry, field: string, value: unknown) {
  if (typeof value !== 'string' || value === '') return undefined;
  // A reordering of entries, logged under `<list>/`.
  if (field === '') return { entity, entityId: `${entityId.slice(0, entityId.indexOf('/') + 1)}${value}` };
  const kind = log.namedBy(entity, field);
  if (!kind) return undefined;
  const [of, list] = kind;
  return { entity: of, entityId: list ? `${list}/${value}` : value };
}

const keyOf = ({ entity, entityId }: { entity: string; entityId: string }) => `${entity} ${entityId}`;

/** Current names of the ids and codes in a log entry, with one query per kind. */
export async function nameValues(db: Db, log: LogReader, entry: Entry): Promise<NameOf> {
  const things = listDifferences(entry.before, entry.after).flatMap(([field, ...values]) =>
    values.flat().flatMap((value) => thingOf(log, entry, field, value) ?? []),
  );
  const named = await nameEntities(db, log, things);
  const names = new Map(named.map((thing) => [keyOf(thing), thing.entityName]));
  return (field, value) => {
    const thing = thingOf(log, entry, field, value);
    return (thing && names.get(keyOf(thing))) || undefined;
  };
}
