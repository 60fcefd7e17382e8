import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { RatingField } from './RatingField.tsx';
import { RatingStars } from './RatingStars.tsx';

const WORDS = ['很不满意', '不满意', '一般', '满意', '很满意'] as const;

export default {
  title: '评分',
  render: () => (
    <SampleGrid>
      <RatingStars value={4.6} label="4.6 分，满分 5 分" />
      <RatingField label="服务评价" required words={WORDS} defaultValue={4} />
      <RatingField label="响应速度" words={WORDS} error="请评分" />
    </SampleGrid>
  ),
} satisfies Story;
