import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Progress } from './Progress.tsx';

export default {
  title: '进度',
  render: () => (
    <SampleGrid columns={4}>
      <Progress label="本月免费会议室" value={0.375} valueText="6 / 16 格" />
      <Progress label="用水" value={0.92} valueText="92%" tone="amber" />
      <Progress label="报名" value={1} valueText="30 / 30" tone="leaf" />
      <Progress label="正在导出" />
    </SampleGrid>
  ),
} satisfies Story;
