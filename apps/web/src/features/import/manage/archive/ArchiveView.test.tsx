import type { ArchiveDetail } from '@portal/contract/park-archive/archive';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../../platform/i18n/language.ts';
import { ArchiveView } from './ArchiveView.tsx';

beforeAll(() => speak('zh'));

const archive: ArchiveDetail = {
  archiveId: '01J0000000000000000ARCHIVE',
  version: 1,
  no: 'SJ20261121-0001',
  direction: 'OUT',
  state: 'RUNNING',
  stateLabel: '处理中',
  withFiles: true,
  fileName: '',
  bytes: 0,
  totalRows: 200,
  doneRows: 50,
  byName: '韩司南',
  decidedByName: '顾春分',
  createdAt: 0,
  finishedAt: null,
  downloadUntil: null,
  actions: [],
  at: null,
  park: '',
  figures: [],
  files: 0,
  parts: [],
};

const render = (given: Partial<ArchiveDetail>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArchiveView archive={{ ...archive, ...given }} />
    </MemoryRouter>,
  );

test('says how far it is', () => {
  expect(render({})).toContain('已处理 50 / 200 行');
});

test('can be downloaded while its day lasts', () => {
  expect(render({ state: 'DONE', stateLabel: '已完成', bytes: 2_048, downloadUntil: 0 })).toContain(
    'SJ20261121-0001.zip',
  );
});

test('compares what was read with what the park has now', () => {
  const page = render({
    direction: 'IN',
    state: 'DONE',
    figures: [
      { label: '企业', archived: '64', found: '64', isSame: true },
      { label: '未缴账单', archived: '58', found: '57', isSame: false },
    ],
    parts: [{ path: 'sheets/unit.xlsx', kindName: '单元', importId: '01J00000000000000000000RUN' }],
  });
  expect(page).toContain('一致');
  expect(page).toContain('不一致');
  expect(page).toContain('/manage/import/01J00000000000000000000RUN');
});
