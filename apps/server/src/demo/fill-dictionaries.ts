import { businessData, regions, tagInfos } from '../features/site/dictionary.table.ts';
import { demoTags } from './content/demo-tags.ts';
import { readDemoJson } from './content/read-demo-data.ts';
import type { DemoContext } from './demo-context.ts';

type Entry = { code: string; name: string; sort: number; parentCode?: string };
type Region = { regionId: string; name: string; kind: string; parentId: string | null; sort: number };

/** Dictionaries, tags and regions. */
export async function fillDictionaries({ tx }: DemoContext): Promise<void> {
  const dictionaries = readDemoJson<Record<string, Entry[]>>('dictionaries.json');
  await tx
    .insert(businessData)
    .values(
      Object.entries(dictionaries).flatMap(([type, entries]) => entries.map((entry) => ({ type, ...entry }))),
    );
  await tx
    .insert(tagInfos)
    .values(demoTags.map(({ key, name, group }, sort) => ({ tagId: key, name, group, sort })));
  await tx.insert(regions).values(readDemoJson<Region[]>('regions.json'));
}
