import { Panel } from '../panel/Panel.tsx';
import { Status } from '../status/Status.tsx';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Facts } from './Facts.tsx';

export default {
  title: '要素与面板',
  density: 'compact',
  render: () => (
    <>
      <Facts
        layout="row"
        facts={[
          { name: '资助额度', value: '最高 50 万元', note: '按设备投入 30%' },
          { name: '申报截止', value: '12 月 10 日', note: '还有 19 天' },
          { name: '办理时限', value: '20 个工作日' },
        ]}
      />
      <SampleGrid columns={2}>
        <Panel title="合同信息" end="HT-2026-0137" level={3}>
          <Facts
            columns={1}
            facts={[
              { name: '房源', value: '智能温室 2 号 013' },
              { name: '状态', value: <Status kind="done">生效中</Status> },
              { name: '租期', value: '2026-01-01 至 2028-12-31' },
            ]}
          />
        </Panel>
        <Panel title="待缴合计" end="12 月 10 日前" ground="night" level={3}>
          <p style={{ fontSize: 36, fontWeight: 600 }}>12,369.12 元</p>
        </Panel>
      </SampleGrid>
    </>
  ),
} satisfies Story;
