import type { Story } from '../story/story.ts';
import { TabLinks } from './TabLinks.tsx';

export default {
  title: '标签页（链接）',
  render: () => (
    <TabLinks
      label="账单状态"
      currentKey="all"
      end="单位：元"
      items={[
        { key: 'all', href: '?status=', text: '全部', count: 14 },
        { key: 'due', href: '?status=due', text: '待缴', count: 3 },
        { key: 'late', href: '?status=late', text: '逾期', count: 1 },
        { key: 'done', href: '?status=done', text: '已缴', count: 8 },
      ]}
    />
  ),
} satisfies Story;
