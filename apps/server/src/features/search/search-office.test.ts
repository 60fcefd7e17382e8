import { retCodes } from '@portal/contract/ret-code';
import { beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertDocuments } from './index-writes.ts';
import { publicTaskSearch } from './public-task.search.ts';
import { searchCounts } from './search-count.table.ts';
import { forgetCounts } from './search-counts.ts';
import { searchDocuments } from './search-document.table.ts';
import { synonyms } from './synonym.table.ts';
import { insertDocument } from './testing/insert-document.ts';

const park = usePark(
  { editor: ['OP_CONTENT'], officer: ['OP_FINANCE'], reader: 'person' },
  { empties: [searchDocuments, searchCounts] },
);
beforeEach(() => park.db.delete(synonyms));

const save = 'POST /api/searchManage/synonym/save';
const operate = 'POST /api/searchManage/synonym/operate';
const record = 'POST /api/searchManage/search/record';
const words = (given: Record<string, string>) => ({ data: { zh: '', en: '', es: '', ja: '', ...given } });

describe('synonyms', () => {
  it('are kept by the office, are logged, and work at once', async () => {
    const id = await insertDocument(park.db, { title: '奖补细则' });
    const query = () => park.call('GET /api/searchManage/search/queryList', { keyword: '补贴' });
    expect((await query()).data.total).toBe(0);
    const { data: saved } = await park.call(
      save,
      words({ zh: '补贴，奖补、補貼', en: 'grant' }),
      park.editor.token,
    );
    expect(saved).toMatchObject({ zh: '补贴, 奖补, 補貼', en: 'grant', version: 1 });
    expect((await query()).data.rows).toMatchObject([{ refId: id, step: 'SYNONYMS' }]);
    const { data: list } = await park.call(
      'GET /api/searchManage/synonym/queryList',
      { keyword: '奖' },
      park.editor.token,
    );
    expect(list).toMatchObject({ total: 1, rows: [{ synonymId: saved.synonymId }] });
    const changed = await park.call(
      save,
      { id: saved.synonymId, version: 1, ...words({ zh: '补贴，补助' }) },
      park.editor.token,
    );
    expect(changed.data).toMatchObject({ zh: '补贴, 补助', version: 2 });
    expect((await query()).data.total).toBe(0);
    const gone = await park.call(
      operate,
      { id: saved.synonymId, version: 2, event: 'delete' },
      park.editor.token,
    );
    expect(gone.data).toEqual({ deleted: true });
    const events = (await park.db.select({ event: operLogs.event }).from(operLogs)).map(({ event }) => event);
    expect(events.filter((event) => event.startsWith('searchSynonym.')).sort()).toEqual([
      'searchSynonym.create',
      'searchSynonym.delete',
      'searchSynonym.edit',
    ]);
  });

  it('need two words, the version that is there, and the right to keep them', async () => {
    const one = await park.call(save, words({ zh: '补贴，補貼' }), park.editor.token);
    expect(one.data).toEqual({ fields: { 'data.zh': '至少写两个意思相同的词' } });
    const { data } = await park.call(save, words({ zh: '补贴，补助' }), park.editor.token);
    const both = await Promise.all(
      ['奖补', '资助'].map((word) =>
        park.call(
          save,
          { id: data.synonymId, version: 1, ...words({ zh: `补贴，${word}` }) },
          park.editor.token,
        ),
      ),
    );
    expect(both.map(({ header }) => header.retCode).sort()).toEqual(
      [retCodes.SUCCESS, retCodes.VERSION_CONFLICT].sort(),
    );
    const denied = await park.call(save, words({ zh: '补贴，补助' }), park.officer.token);
    expect(denied.header.retCode).not.toBe(retCodes.SUCCESS);
  });
});

describe('counts', () => {
  it('tell the office what is not found, and visitors what others find', async () => {
    await insertDocument(park.db, { title: '寒潮防范' });
    for (let time = 0; time < 5; time += 1) {
      await park.call(record, { keyword: '寒潮' });
      await park.call(record, { keyword: '招商銀行' });
    }
    await park.call(record, { keyword: '招商银行' });
    expect((await park.call('GET /api/searchManage/search/queryPopular', {})).data.keywords).toEqual([
      '寒潮',
    ]);
    const misses = 'GET /api/searchManage/search/queryMisses';
    const { data } = await park.call(misses, {}, park.editor.token);
    expect(data).toMatchObject({
      total: 1,
      rows: [{ keyword: '招商银行', misses: 6, lastDay: '2026-11-21' }],
    });
    expect((await park.call(misses, {}, park.reader.token)).header.retCode).not.toBe(retCodes.SUCCESS);
    await forgetCounts(park.db, park.now);
    expect(await park.db.$count(searchCounts)).toBe(2);
    await forgetCounts(park.db, new Date(park.now.getTime() + 91 * 86_400_000));
    expect(await park.db.$count(searchCounts)).toBe(0);
  });

  it.each(['15412345678', 'a@b.example', '91530000MA6K12345X', '月'.repeat(31)])(
    'do not keep %s',
    async (keyword) => {
      expect((await park.call(record, { keyword })).data).toEqual({ counted: false });
      expect(await park.db.$count(searchCounts)).toBe(0);
    },
  );
});

describe('suggestions', () => {
  const suggest = async (keyword: string, lang = 'zh') =>
    (await park.call('GET /api/searchManage/search/querySuggestions', { keyword, lang })).data;

  it('begin with the second letter: services, then titles', async () => {
    await insertDocuments(
      park.db,
      await publicTaskSearch.readDocuments(park.db, ['WATER', 'REPAIR']),
      park.now,
    );
    const id = await insertDocument(park.db, { title: '花卉节水灌溉水费优惠办法' });
    await insertDocument(park.db, { text: '水费' });
    expect(await suggest('水')).toEqual({ rows: [], understood: null });
    const { rows } = await suggest('水费');
    expect(rows.map(({ refId }) => refId)).toEqual(['WATER', id]);
    expect(rows[0]?.title).toEqual({ text: '水费查询', ranges: [[0, 2]] });
    expect((await suggest('repa', 'en')).rows.map(({ refId }) => refId)).toEqual(['REPAIR']);
  });

  it('read sounds and correct what is mistyped', async () => {
    await insertDocuments(park.db, await publicTaskSearch.readDocuments(park.db, ['WATER']), park.now);
    expect(await suggest('shuifei')).toMatchObject({ understood: '水费', rows: [{ refId: 'WATER' }] });
    expect(await suggest('水废查旬')).toMatchObject({ understood: '水费查询', rows: [{ refId: 'WATER' }] });
    expect(await suggest('%_')).toEqual({ rows: [], understood: null });
  });
});
