import type { Story } from '../story/story.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export default {
  title: '面包屑',
  width: '620px',
  render: () => (
    <Breadcrumb
      label="当前位置"
      items={[
        { text: '首页', href: '?' },
        { text: '通知公告', href: '?column=notice' },
        { text: '关于开展 2026 年度花卉产业专项资金项目申报工作的通知（第二批，含设施提升与种质保护）' },
      ]}
    />
  ),
} satisfies Story;
