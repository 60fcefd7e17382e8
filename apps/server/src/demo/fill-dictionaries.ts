import { businessData, regions, tagInfos } from '../features/dictionary/dictionary.table.ts';
import { demoDictionaries } from './content/demo-dictionaries.ts';
import { demoRegions } from './content/demo-regions.ts';
import { demoTags } from './content/demo-tags.ts';
import type { DemoContext } from './demo-context.ts';

/** Dictionaries, tags and regions. */
export async function fillDictionaries({ tx }: DemoContext): Promise<void> {
  const entries = Object.entries(demoDictionaries);
  await tx
    .insert(businessData)
    .values(entries.flatMap(([type, own]) => own.map((entry) => ({ type, ...entry }))))
    // Entries every database already has.
    .onConflictDoNothing();
  await tx
    .insert(tagInfos)
    .values(demoTags.map(({ key, name, group }, sort) => ({ tagId: key, name, group, sort })));
  await tx.insert(regions).values(demoRegions);
}
