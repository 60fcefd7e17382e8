import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { foldName } from '../text/fold.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each([
  '云岫晨露月季种苗有限公司（演示）',
  '云岫晨露【月季】种苗 有限公司\u200B(演示)',
  '雲岫花穀產業園',
  'ＡＢＣ・花卉—Ｃｏ．',
  '⻋⻢⽔\u3164电',
  'Ñandú & Söhne',
  '❤\uFE0F 👩\u200D🌾花店',
])('the database folds %j as the server does', async (name) => {
  const { rows } = await database.db.execute<{ folded: string }>(sql`select fold_name(${name}) as folded`);
  expect(rows).toEqual([{ folded: foldName(name) }]);
});
