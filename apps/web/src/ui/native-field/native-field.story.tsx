import { Button } from '../button/Button.tsx';
import { QueryBar } from '../form/QueryBar.tsx';
import { searchIcon } from '../icon/shapes.ts';
import type { Story } from '../story/story.ts';
import { NativeInput } from './NativeInput.tsx';
import { NativeSelect } from './NativeSelect.tsx';

export default {
  title: '查询栏（原生控件）',
  density: 'compact',
  render: () => (
    <QueryBar
      label="查询账单"
      actions={
        <>
          <Button type="submit" variant="main">
            查询
          </Button>
          <Button type="reset">清空</Button>
        </>
      }
    >
      <NativeSelect
        label="年度"
        name="year"
        options={[
          { value: '2026', text: '2026 年' },
          { value: '2025', text: '2025 年' },
        ]}
      />
      <NativeSelect label="房源" name="unit" options={[{ value: '', text: '全部房源' }]} />
      <NativeInput label="账单号" name="no" type="search" icon={searchIcon} placeholder="输入账单号" />
      <NativeInput label="面积" name="area" inputMode="decimal" end="m²" disabled />
    </QueryBar>
  ),
} satisfies Story;
