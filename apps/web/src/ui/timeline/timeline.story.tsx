import type { Story } from '../story/story.ts';
import { Timeline } from './Timeline.tsx';

export default {
  title: '时间线',
  width: '560px',
  render: () => (
    <Timeline
      label="办理记录"
      events={[
        {
          key: '4',
          time: '11-21 09:30',
          dateTime: '2026-11-21T09:30:00+08:00',
          title: '维修中',
          tone: 'now',
          by: '工程部 罗师傅',
          note: '已更换温控器，观察 24 小时。',
        },
        { key: '3', time: '11-20 16:05', title: '待您确认上门时间', tone: 'waiting' },
        { key: '2', time: '11-20 14:12', title: '派单被退回', tone: 'refused', note: '不在该班组范围内。' },
        { key: '1', time: '11-20 14:00', title: '提交报修', by: '沈女士' },
      ]}
    />
  ),
} satisfies Story;
