import { businessData, regions, tagInfos } from '../features/site/dictionary.table.ts';
import { demoDictionaries } from './content/demo-dictionaries.ts';
import { demoTags } from './content/demo-tags.ts';
import { readDemoJson } from './content/read-demo-data.ts';
import type { DemoContext } from './demo-context.ts';

type Region = { regionId: string; name: string; kind: string; parentId: string | null; sort: number };

/** Dictionaries, tags and regions. */
export async function fillDictionaries({ tx }: DemoContext): Promise<void> {
  const entries = Object.entries(demoDictionaries);
  await tx
    .insert(businessData)
    .values(entries.flatMap(([type, own]) => own.map((entry) => ({ type, ...entry }))))
    // Those that every database has.
    .onConflictDoNothing();
  await tx
    .insert(tagInfos)
    .values(demoTags.map(({ key, name, group }, sort) => ({ tagId: key, name, group, sort })));
  await tx.insert(regions).values(readDemoJson<Region[]>('regions.json'));
}
