import type { ImportRow, ImportRun, ImportSheetField } from '@portal/contract/import/import';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../platform/i18n/language.ts';
import { CheckStep } from './CheckStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MapStep } from './MapStep.tsx';

beforeAll(() => speak('zh'));

const id = '01J00000000000000000000RUN';
const sheetId = '01J0000000000000000000SHEET';
const counts = { NEW: 17, CHANGED: 0, SAME: 0, DOUBTFUL: 0, FAULT: 3, SKIPPED: 0 };
const field = (key: string, label: string, given: Partial<ImportSheetField> = {}) => ({
  key,
  label,
  isNeeded: true,
  note: '',
  options: [],
  references: [],
  isList: false,
  ...given,
});

const run = (given: Partial<ImportRun>): ImportRun => ({
  importId: id,
  no: 'DR20261121-0001',
  fileName: '房源表.xlsx',
  kinds: ['UNIT'],
  state: 'CHECKED',
  stateLabel: '停在试运行',
  counts,
  totalRows: 20,
  doneRows: 20,
  byName: '顾春分',
  createdAt: 0,
  writtenAt: null,
  undoUntil: null,
  version: 1,
  sheets: [
    {
      sheetId,
      kind: 'UNIT',
      kindName: '单元',
      rows: 20,
      columns: [
        { head: '楼栋', samples: ['A座'], field: 'building', basis: 'NAME', unit: null },
        { head: '面积', samples: ['120.50'], field: 'areaX100', basis: 'SAMPLE', unit: null },
        { head: '', samples: [], field: null, basis: null, unit: null },
      ],
      constants: {},
      values: {},
      fields: [
        field('building', '楼宇', { references: ['A座'] }),
        field('areaX100', '面积'),
        field('use', '用途'),
      ],
      counts,
    },
  ],
  results: { OPEN: 20, WRITTEN: 0, FAILED: 0, UNDONE: 0, KEPT: 0 },
  created: 0,
  changed: 0,
  needsSecond: false,
  proposedBy: '',
  accounts: 0,
  startedAt: null,
  checkedAt: 0,
  actions: ['write', 'drop'],
  canMap: true,
  ...given,
});

const row: ImportRow = {
  line: 10,
  verdict: 'FAULT',
  state: 'OPEN',
  cells: { building: 'A座', areaX100: '一百二' },
  original: {},
  faults: [{ field: 'areaX100', text: '面积不正确', guess: '120.00', pictureId: '' }],
  doubts: [],
  changes: [],
};

function render(page: ReactNode, rows = [row]): string {
  const queries = new QueryClient();
  const input = { id, sheetId, tab: 'LOOK', pageNo: 1, pageSize: 50 };
  const tabs = { ALL: 20, LOOK: 3, ...counts };
  queries.setQueryData(['GET /api/importManage/import/queryRows', input], {
    rows,
    total: 1,
    totalIsExact: true,
    pageNo: 1,
    pageSize: 50,
    counts: tabs,
  });
  const values = { id, sheetId, column: 0, field: 'building' };
  queries.setQueryData(['GET /api/importManage/import/queryValues', values], {
    rows: [
      { text: '写字楼', count: 2, option: null },
      { text: '办公', count: 1, option: '办公' },
    ],
    total: 2,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('matches columns to fields, and names what is missing', () => {
  const html = render(<MapStep run={run({ state: 'MAPPING' })} onChecked={() => undefined} />);
  expect(html).toContain('对应 2 列，不导入 1 列');
  expect(html).toContain('还缺必填的');
  expect(html).toContain('“面积”对应到');
});

test('ties the rows, and lets a fault be mended at its cell', () => {
  const html = render(<CheckStep run={run({})} onMap={() => undefined} />);
  expect(html).toContain('20 行 = 新建 17 + 有错 3');
  expect(html).toMatch(/aria-live="polite"/);
  expect(html).toMatch(/<input[^>]*aria-label="第 10 行 面积 改成"[^>]*value="一百二"/);
  expect(html).toContain('面积不正确');
  expect(html).toContain('改成 120.00');
  expect(html).toContain('写入');
});

test('offers the values of a field to choose from, and matches unknown ones for all rows', () => {
  const checked = run({});
  const sheets = checked.sheets.map((sheet) => ({
    ...sheet,
    fields: [
      field('building', '楼宇', { options: [{ text: '办公', name: '办公' }] }),
      ...sheet.fields.slice(1),
    ],
  }));
  const wrong = { ...row, faults: [{ field: 'building', text: '不正确', guess: null, pictureId: '' }] };
  const html = render(<CheckStep run={{ ...checked, sheets }} onMap={() => undefined} />, [wrong]);
  expect(html).toMatch(/<select[^>]*aria-label="第 10 行 楼宇 改成"/);
  expect(html).toContain('“楼栋”里有 1 种取值认不出');
  expect(html).toContain('“写字楼”读作');
  expect(html).not.toContain('“办公”读作');
});

test('shows the second person that they are asked', () => {
  const proposed = run({ state: 'PROPOSED', proposedBy: '顾微澜', actions: ['approve', 'return'] });
  const html = render(<CheckStep run={proposed} onMap={() => undefined} />);
  expect(html).toContain('顾微澜 请第二人同意');
  expect(html).not.toContain('<input');
});

test('says what was written, and until when it can be undone', () => {
  const done = run({
    state: 'DONE',
    stateLabel: '已写入',
    created: 17,
    results: { OPEN: 3, WRITTEN: 17, FAILED: 0, UNDONE: 0, KEPT: 0 },
    writtenAt: Date.parse('2026-11-21T04:00:00Z'),
    undoUntil: Date.parse('2026-11-22T04:00:00Z'),
    actions: ['undo'],
  });
  const html = render(<DoneStep run={done} />);
  expect(html).toContain('2026-11-22（周日）12:00 前能撤');
  expect(html).toContain('下载没写入的行');
});
