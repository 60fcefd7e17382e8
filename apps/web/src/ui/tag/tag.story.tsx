import { Status } from '../status/Status.tsx';
import { SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Tag } from './Tag.tsx';

export default {
  title: '标签与状态',
  render: () => (
    <>
      <SampleRow>
        <Tag>默认</Tag>
        <Tag outlined>市级</Tag>
        <Tag tone="brand">精华</Tag>
        <Tag tone="leaf" mark="dot">
          有效
        </Tag>
        <Tag tone="amber" mark="square">
          待补正
        </Tag>
        <Tag tone="petal" mark="dot">
          紧急
        </Tag>
        <Tag tone="brand" mark="ring">
          审核中
        </Tag>
      </SampleRow>
      <SampleRow>
        <Status kind="open">待缴</Status>
        <Status kind="late">逾期 72 天</Status>
        <Status kind="done">已缴</Status>
        <Status kind="checking">核对中</Status>
        <Status kind="waiting">待您补正</Status>
        <Status kind="closed">已撤回</Status>
      </SampleRow>
    </>
  ),
} satisfies Story;
