import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { firstSynonyms } from './first-synonyms.ts';
import { synonymRow } from './synonym.queries.ts';
import { synonyms } from './synonym.table.ts';

const read = (line: string) => {
  const [zh = [], en = [], es = [], ja = []] = line.split('|').map((part) => part.split(', '));
  return { zh, en, es, ja };
};

/** Gives a park that keeps no synonyms the first ones. */
export async function prepareSynonyms(db: Db): Promise<void> {
  if ((await db.$count(synonyms)) > 0) return;
  const groups = firstSynonyms.split('\n').map((line) => ({ id: ulid(), ...synonymRow(read(line)) }));
  await db.insert(synonyms).values(groups);
}
