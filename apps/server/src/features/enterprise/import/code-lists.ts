import { asc, inArray } from 'drizzle-orm';
import { naturalKey } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { businessData, regions } from '../../dictionary/dictionary.table.ts';

const types = ['ENTERPRISE_PROPERTS', 'CHAIN_STAGE', 'INDUSTRY_TAG'] as const;
export type CodeList = (typeof types)[number] | 'REGION';

const readTypes = (db: Db) =>
  db
    .select()
    .from(businessData)
    .where(inArray(businessData.type, [...types]))
    .orderBy(asc(businessData.sort), asc(businessData.code));

const readRegions = (db: Db) => db.select().from(regions).orderBy(asc(regions.sort), asc(regions.regionId));

/** The codes of the lists that enterprises are described by, each by its name and by itself. */
export async function codeLists(db: Db): Promise<Record<CodeList, ReadonlyMap<string, string>>> {
  const [entries, places] = await Promise.all([readTypes(db), readRegions(db)]);
  const mapOf = (rows: { code: string; name: string }[]) =>
    new Map(
      rows.flatMap(({ code, name }) => [code, name].map((known) => [naturalKey(known), code] as const)),
    );
  const ofType = (type: string) => mapOf(entries.filter((entry) => entry.type === type));
  return {
    ENTERPRISE_PROPERTS: ofType('ENTERPRISE_PROPERTS'),
    CHAIN_STAGE: ofType('CHAIN_STAGE'),
    INDUSTRY_TAG: ofType('INDUSTRY_TAG'),
    REGION: mapOf(places.map(({ regionId, name }) => ({ code: regionId, name }))),
  };
}

/** The name of each code of the lists; a code without a name stands for itself. */
export async function namesOfCodes(db: Db): Promise<Record<CodeList, (code: string) => string>> {
  const entries = await readTypes(db);
  const places = await readRegions(db);
  const nameIn = (rows: { code: string; name: string }[]) => {
    const names = new Map(rows.map(({ code, name }) => [code, name]));
    return (code: string) => names.get(code) ?? code;
  };
  const ofType = (type: string) => nameIn(entries.filter((entry) => entry.type === type));
  return {
    ENTERPRISE_PROPERTS: ofType('ENTERPRISE_PROPERTS'),
    CHAIN_STAGE: ofType('CHAIN_STAGE'),
    INDUSTRY_TAG: ofType('INDUSTRY_TAG'),
    REGION: nameIn(places.map(({ regionId, name }) => ({ code: regionId, name }))),
  };
}

/** The names of a list that can be chosen. */
export async function namesIn(db: Db, list: CodeList): Promise<string[]> {
  const rows: { name: string; shield: number }[] =
    list === 'REGION' ? await readRegions(db) : (await readTypes(db)).filter(({ type }) => type === list);
  return rows.filter(({ shield }) => shield === 0).map(({ name }) => name);
}
