import type { Db } from '../../platform/database/database.ts';
import { listDifferences, type NameOf } from './mask-change.ts';
import { nameEntities } from './name-entities.ts';

interface Entry {
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/** A kind of thing that has names, and the list of those that stand in lists. */
type Kind = readonly [entity: string, list?: string];

const file: Kind = ['file'];

/** What the values of a field are the ids or codes of; `entity.field` where a field means several things. */
const kinds: Record<string, Kind> = {
  avatarFileId: file,
  chainStages: ['businessData', 'CHAIN_STAGE'],
  'collection.targetId': ['collection'],
  contentId: ['article'],
  coverFileId: file,
  deptCodes: ['businessData', 'POLICY_DEPT'],
  enterpriseId: ['enterprise'],
  fileId: file,
  industryTagIds: ['businessData', 'INDUSTRY_TAG'],
  industryTags: ['businessData', 'INDUSTRY_TAG'],
  licenseFileId: file,
  logoFileId: file,
  pictureFileId: file,
  'policy.kind': ['businessData', 'POLICY_KIND'],
  'policy.level': ['businessData', 'POLICY_LEVEL'],
  policyId: ['policy'],
  property: ['businessData', 'ENTERPRISE_PROPERTS'],
  'region.parentCode': ['region', 'REGION'],
  regionId: ['region', 'REGION'],
  templateFileId: file,
  userId: ['user'],
};

/** The log's own name for what a value is the id or code of. */
function thingOf({ entity, entityId }: Entry, field: string, value: unknown) {
  if (typeof value !== 'string' || value === '') return undefined;
  // An order of entries, logged under `<list>/`.
  if (field === '') return { entity, entityId: `${entityId.slice(0, entityId.indexOf('/') + 1)}${value}` };
  const kind = kinds[`${entity}.${field}`] ?? kinds[field.split('.').at(-1) ?? ''];
  if (!kind) return undefined;
  const [of, list] = kind;
  return { entity: of, entityId: list ? `${list}/${value}` : value };
}

const keyOf = ({ entity, entityId }: { entity: string; entityId: string }) => `${entity} ${entityId}`;

/** What the ids and codes in an entry of the log are called today, one query a kind. */
export async function nameValues(db: Db, entry: Entry): Promise<NameOf> {
  const things = listDifferences(entry.before, entry.after).flatMap(([field, ...values]) =>
    values.flat().flatMap((value) => thingOf(entry, field, value) ?? []),
  );
  const named = await nameEntities(db, things);
  const names = new Map(named.map((thing) => [keyOf(thing), thing.entityName]));
  return (field, value) => {
    const thing = thingOf(entry, field, value);
    return (thing && names.get(keyOf(thing))) || undefined;
  };
}
