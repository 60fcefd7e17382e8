import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { StepBar } from './StepBar.tsx';
import { Steps } from './Steps.tsx';
import { Track } from './Track.tsx';

const STEPS = [
  { title: '账号信息', note: 'qinghe01，已验证手机' },
  { title: '企业信息', note: '约 8 分钟，可随时保存草稿' },
  { title: '提交成功', note: '3 个工作日内审核' },
];

export default {
  title: '步骤',
  render: () => (
    <SampleGrid columns={1}>
      <StepBar steps={STEPS} current={1} doneLabel="已完成" />
      <Steps
        steps={[
          { title: '提交申请', note: '线上填写，约 20 分钟' },
          { title: '园区初审', note: '5 个工作日' },
          { title: '专家评审', note: '每月一批' },
          { title: '公示', note: '5 个工作日' },
          { title: '拨付', note: '公示后 30 日内' },
        ]}
      />
      <div style={{ width: 320 }}>
        <Track
          label="办理进度"
          stops={[
            { text: '提交', state: 'done' },
            { text: '初审', state: 'done' },
            { text: '待补正', state: 'waiting' },
            { text: '评审', state: 'next' },
          ]}
        />
      </div>
    </SampleGrid>
  ),
} satisfies Story;
