import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importRuns } from '../../import/import.table.ts';
import { bookOf, runImports, uploadImport } from '../../import/testing/import-file.ts';
import { sensitiveWords } from '../post.table.ts';

const park = usePark({ officer: ['OP_COMMUNITY'] }, { empties: [importRuns, sensitiveWords] });

it('takes new words, changes known ones, and gives them back', async () => {
  const { token } = park.officer;
  await park.db.insert(sensitiveWords).values({
    id: '01J0000000000000000000WORD',
    word: '刷单',
    level: 'MASK',
    category: 'AD',
    enabled: false,
  });
  const rows = [
    ['词', '处理', '类别'],
    ['刷单', 'BLOCK', 'AD'],
    ['返利', 'REVIEW', 'FRAUD'],
    ['返利', 'BLOCK', 'FRAUD'],
    ['内推', '劝退', 'LABOUR'],
  ];
  const { data: run } = await uploadImport(park, token, await bookOf({ 词表: rows }));
  const work = () => runImports(park, () => park.now);
  const see = async () =>
    (await park.call('GET /api/importManage/import/queryDetail', { id: run.importId }, token)).data;
  const sheets = run.sheets.map(({ sheetId, columns }) => ({
    sheetId,
    fields: columns.map(({ field }) => field),
  }));
  await park.call(
    'POST /api/importManage/import/map',
    { id: run.importId, version: run.version, data: { sheets } },
    token,
  );
  await work();
  expect((await see()).counts).toMatchObject({ NEW: 1, CHANGED: 1, FAULT: 2 });
  const operate = async (event: string) =>
    park.call(
      'POST /api/importManage/import/operate',
      { id: run.importId, event, version: (await see()).version },
      token,
    );
  await operate('write');
  await work();
  const words = await park.db.select().from(sensitiveWords).orderBy(sensitiveWords.word);
  expect(words.map(({ word, level, enabled }) => `${word} ${level} ${enabled}`).toSorted()).toEqual(
    ['刷单 BLOCK false', '返利 REVIEW true'].toSorted(),
  );
  await operate('undo');
  await work();
  const [only] = await park.db.select().from(sensitiveWords).where(eq(sensitiveWords.word, '刷单'));
  expect([await park.db.$count(sensitiveWords), only?.level]).toEqual([1, 'MASK']);
});
