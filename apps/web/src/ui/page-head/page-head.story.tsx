import { Button } from '../button/Button.tsx';
import { downloadIcon } from '../icon/shapes.ts';
import type { Story } from '../story/story.ts';
import { PageHead } from './PageHead.tsx';

export default {
  title: '页面标题',
  density: 'both',
  render: () => (
    <PageHead
      title="物业费查询"
      note="账单每月 1 日出账。对金额有疑问，可在出账后 15 日内提出异议。"
      actions={<Button icon={downloadIcon}>导出表格</Button>}
    />
  ),
} satisfies Story;
