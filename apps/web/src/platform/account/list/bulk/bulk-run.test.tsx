import type { BulkRun } from '@portal/contract/bulk/bulk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/language.ts';
import { BulkRunView } from './BulkRunView.tsx';

beforeAll(() => speak('zh'));

const none = { OPEN: 0, BARRED: 0, DONE: 0, FAILED: 0, UNDONE: 0, KEPT: 0 };

const run = (given: Partial<BulkRun>): BulkRun => ({
  runId: '01J00000000000000000000RN0',
  no: 'PL20261121-0001',
  kind: 'BILL_REMIND',
  kindName: '催缴',
  state: 'PREPARED',
  stateLabel: '已预览',
  counts: { ...none, OPEN: 7, BARRED: 2 },
  totalRows: 0,
  doneRows: 0,
  byName: '沈知秋',
  createdAt: 0,
  doneAt: null,
  version: 1,
  sumFen: 1_003_857,
  groups: 5,
  firstNames: ['疏影盆景 物业费', '阡陌农机 电费'],
  reasons: [{ text: '在分期里', count: 2, names: ['绛云切花 物业费'] }],
  isUndoable: false,
  undoUntil: null,
  actions: ['start'],
  ...given,
});

function render(given: Partial<BulkRun>): string {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BulkRunView run={run(given)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a preview says how many, whom, how much, and why others are left', () => {
  const page = render({});
  expect(page).toContain('会发生这些，开始之前什么都没有办。');
  expect(page).toContain('会办 7 行');
  expect(page).toContain('5 家，同一家的合成一条');
  expect(page).toContain('10,038.57');
  expect(page).toContain('还有 5 行');
  expect(page).toContain('在分期里：2 行 绛云切花 物业费');
});

test('a run in progress says how far it is', () => {
  const page = render({
    state: 'RUNNING',
    stateLabel: '办理中',
    totalRows: 7,
    doneRows: 3,
    actions: ['stop'],
  });
  expect(page).toContain('3 / 7');
  expect(page).toContain('一行不成不影响别的');
});

test('a result gives the rows that were left as a sheet', () => {
  const page = render({
    state: 'DONE',
    stateLabel: '已办完',
    counts: { ...none, DONE: 6, FAILED: 1, BARRED: 2 },
    actions: ['retry'],
  });
  expect(page).toContain('办成 6 行');
  expect(page).toContain('没成 1 行');
  expect(page).toContain('导出留着的行');
});
