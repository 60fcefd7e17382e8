import { Figures } from '../figures/Figures.tsx';
import { MetaLine } from '../meta-line/MetaLine.tsx';
import type { Story } from '../story/story.ts';
import { BlockHead } from './BlockHead.tsx';

export default {
  title: '区块标题、数字、要素行',
  render: () => (
    <>
      <BlockHead
        title="政策直达"
        note="按企业画像匹配，附申报窗口与所需材料"
        more={{ href: '?more', text: '更多', about: '政策' }}
        level={3}
      />
      <Figures
        figures={[
          { name: '在园企业', value: '326', unit: '家', note: '截至 11 月 20 日' },
          { name: '年产种苗', value: '4.8', unit: '亿株', note: '2025 年' },
          { name: '累计兑现政策资金', value: '1.27', unit: '亿元', note: '今年 2,140 万元' },
          { name: '办件平均用时', value: '2.6', unit: '天', note: '近 30 天' },
        ]}
      />
      <p style={{ marginTop: 20 }}>
        <MetaLine items={['园区运营中心', '2026-11-20', '阅读 1,204', false]} />
      </p>
    </>
  ),
} satisfies Story;
