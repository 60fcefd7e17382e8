import type { Story } from '../story/story.ts';
import { ChipLink } from './ChipLink.tsx';
import { ChipFilter, ChipRow } from './ChipRow.tsx';

export default {
  title: '筛选',
  render: () => (
    <ChipFilter label="筛选政策">
      <ChipRow label="主题">
        <ChipLink href="?topic=" current count={90}>
          全部
        </ChipLink>
        <ChipLink href="?topic=1" count={16}>
          采后保鲜
        </ChipLink>
        <ChipLink href="?topic=2" count={13}>
          植保检疫
        </ChipLink>
      </ChipRow>
      <ChipRow label="时间">
        <ChipLink href="?year=2026">2026 年</ChipLink>
        <ChipLink href="?year=2025">2025 年</ChipLink>
      </ChipRow>
    </ChipFilter>
  ),
} satisfies Story;
