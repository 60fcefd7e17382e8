import { ButtonLink } from '../button/ButtonLink.tsx';
import { Loading, Skeleton, SkeletonLines } from '../skeleton/Skeleton.tsx';
import { samplePicture } from '../story/plate.ts';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';

export default {
  title: '页面状态',
  render: () => (
    <SampleGrid columns={2}>
      <Loading label="正在加载" slowLabel="加载较慢，请稍候…">
        <Skeleton ratio="16 / 7" />
        <div style={{ height: 20 }} />
        <SkeletonLines lines={3} />
      </Loading>
      <EmptyState
        title="没有符合条件的结果"
        picture={samplePicture(320, 240)}
        action={<ButtonLink href="?story=state">清空筛选</ButtonLink>}
      >
        换个标签，或清空筛选看看全部。
      </EmptyState>
      <ErrorState title="行情没有取到" retry={{ label: '重试', onRetry: () => undefined }}>
        数据服务暂时没有应答，页面其余部分不受影响。
      </ErrorState>
      <ForbiddenState
        title="认证通过后可以发布需求"
        action={<ButtonLink href="?story=state">去认证</ButtonLink>}
      >
        企业资料审核通过后即可发布，一般 3 个工作日内完成。
      </ForbiddenState>
    </SampleGrid>
  ),
} satisfies Story;
