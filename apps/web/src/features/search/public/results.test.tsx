import type { searchQueryList } from '@portal/contract/search/public';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { speak } from '../../../platform/i18n/language.ts';
import { Results } from './Results.tsx';
import { readSearchRequest } from './search-request.ts';

type Found = z.output<typeof searchQueryList.output>;
type Row = Found['rows'][number];

beforeEach(() => speak('zh'));

const row = (kind: Row['kind'], refId: string, title: string): Row => ({
  kind,
  refId,
  section: kind === 'ARTICLE' ? 'INDUSTRY' : null,
  lang: 'zh',
  title: { text: title, ranges: [] },
  snippet: { text: '', ranges: [] },
  publishedAt: null,
  step: 'WORDS',
});

const found: Found = {
  rows: [row('PUBLIC_TASK', 'WATER', '水费查询'), row('ARTICLE', '01', '水费通知')],
  total: 12,
  totalIsExact: true,
  listed: 12,
  pageNo: 1,
  pageSize: 10,
  kinds: [
    { kind: 'ARTICLE', count: 11, isExact: true },
    { kind: 'PUBLIC_TASK', count: 1, isExact: true },
  ],
  understood: {
    step: 'WORDS',
    keyword: '水费补贴',
    words: [
      { word: '水费', also: [] },
      { word: '补贴', also: ['补助', '奖补'] },
    ],
  },
};

const markup = (query: string, data: Found) =>
  renderToStaticMarkup(<Results request={readSearchRequest(new URLSearchParams(query))} found={data} />);

it('shows the best of each kind, services first, with their counts and a link to all', () => {
  const html = markup('keyword=水费补贴', found);
  expect(html).toMatch(/role="status"[^>]*>共 12 条/);
  expect(html.indexOf('现在就能办')).toBeLessThan(html.indexOf('水费通知'));
  expect(html).toContain('全部 11 条资讯');
  expect(html).not.toContain('全部 1 条办事');
});

it('takes each word of the same meaning back by one link, and brings them back', () => {
  const address = encodeURIComponent('奖补,补助');
  const html = markup('keyword=水费补贴&without=奖补', found);
  expect(html).toContain(`without=${address}`);
  expect(html).toContain('恢复近义词');
  expect(markup('keyword=水费补贴', found)).not.toContain('恢复近义词');
});

it('says what was tried where nothing is found, and leads to a request with the words', () => {
  const html = markup('keyword=水费补贴', { ...found, total: 0, listed: 0, kinds: [] });
  expect(html).toContain('这样找过');
  expect(html.replace(/<[^>]+>/g, '')).toContain('拆成“水费”“补贴”');
  expect(html).toContain(`words=${encodeURIComponent('水费补贴')}`);
  expect(html).toContain('最接近的');
});
