import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { ColumnSettings } from '../select-table/ColumnSettings.tsx';
import { SelectTable } from '../select-table/SelectTable.tsx';
import type { RowKey } from '../select-table/selection.ts';
import { SelectionBar } from '../selection-bar/SelectionBar.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { Status, type StatusKind } from '../status/Status.tsx';
import type { Story } from '../story/story.ts';
import type { Column } from './column.ts';
import { Table } from './Table.tsx';

interface Bill {
  no: string;
  period: string;
  fee: string;
  note: string;
  amount: string;
  status: StatusKind;
  word: string;
}

const BILLS: Bill[] = [
  {
    no: 'WY-2026Q3-GH2013',
    period: '2026 三季度',
    fee: '物业费',
    note: '1,200.00 m² × 1.20 × 3 月',
    amount: '4,320.00',
    status: 'late',
    word: '逾期 72 天',
  },
  {
    no: 'WY-2026Q4-A502',
    period: '2026 四季度',
    fee: '物业费',
    note: '186.50 m² × 4.80 × 3 月',
    amount: '2,685.60',
    status: 'open',
    word: '待缴',
  },
  {
    no: 'LK-202610-036',
    period: '2026-10',
    fee: '冷库公共服务费',
    note: '38 板位 × 12.00',
    amount: '456.00',
    status: 'checking',
    word: '异议核对中',
  },
  {
    no: 'WY-2026Q3-A502',
    period: '2026 三季度',
    fee: '物业费',
    note: '186.50 m² × 4.80 × 3 月',
    amount: '2,685.60',
    status: 'done',
    word: '已缴',
  },
];

const COLUMNS: Column<Bill>[] = [
  {
    key: 'period',
    head: '账单',
    rowHeader: true,
    nowrap: true,
    sort: { href: '?sort=period', direction: 'descending' },
    cell: ({ period, no }) => (
      <>
        {period}
        <small>{no}</small>
      </>
    ),
    total: '本页 4 笔合计',
  },
  {
    key: 'fee',
    head: '费用与算法',
    cell: ({ fee, note }) => (
      <>
        {fee}
        <small>{note}</small>
      </>
    ),
  },
  {
    key: 'amount',
    head: '应缴',
    align: 'end',
    sort: { href: '?sort=amount' },
    cell: ({ amount }) => <b>{amount}</b>,
    total: '10,147.20',
  },
  {
    key: 'status',
    head: '状态',
    nowrap: true,
    cell: ({ status, word }) => <Status kind={status}>{word}</Status>,
  },
  { key: 'act', head: '操作', cell: ({ no }) => <Link href={`?bill=${no}`}>详情</Link> },
];

function Tables() {
  const [selected, setSelected] = useState<Set<RowKey>>(new Set(['WY-2026Q4-A502']));
  const [shown, setShown] = useState(COLUMNS.map(({ key }) => key));
  return (
    <>
      <p style={{ display: 'flex', justifyContent: 'end', marginBottom: 12 }}>
        <ColumnSettings
          columns={COLUMNS.map(({ key, head }) => ({ key, text: typeof head === 'string' ? head : key }))}
          shown={shown}
          onChange={setShown}
          labels={{ button: '列设置', group: '显示的列' }}
        />
      </p>
      <SelectTable
        caption="物业费账单"
        columns={COLUMNS.filter(({ key }) => shown.includes(key))}
        rows={BILLS}
        rowKey={({ no }) => no}
        barred={({ status }) =>
          status === 'late' || status === 'open' ? null : '只有待缴和逾期的账单可以选'
        }
        selected={selected}
        onSelect={setSelected}
        labels={{ all: '全选本页可缴账单', row: ({ no }) => `选择 ${no}` }}
      />
      <SelectionBar
        sum="2,685.60 元"
        note="建单后滞纳金停止计算"
        actions={
          <Button variant="main" size="large">
            缴纳所选
          </Button>
        }
      >
        已选 {selected.size} 笔
        <Button variant="quiet" size="small" onClick={() => setSelected(new Set())}>
          清除选择
        </Button>
      </SelectionBar>
      <Table
        caption="没有账单"
        columns={COLUMNS.slice(0, 3).map((column) => ({ ...column, total: undefined }))}
        rows={[]}
        rowKey={({ no }) => no}
        empty={
          <EmptyState frame="plain" title="没有符合条件的账单">
            换个年度看看。
          </EmptyState>
        }
      />
    </>
  );
}

export default { title: '表格', density: 'compact', render: Tables } satisfies Story;
