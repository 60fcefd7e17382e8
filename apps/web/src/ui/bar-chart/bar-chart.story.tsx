import type { Story } from '../story/story.ts';
import { BarChart } from './BarChart.tsx';

const months = Array.from({ length: 12 }, (_, at) => ({
  key: String(at + 1),
  label: `${at + 1}月`,
  parts: [30 + at * 4, 20 + at * 3, 10 + at],
  marked: at === 11,
}));

export default {
  title: '柱状图',
  render: () => (
    <BarChart
      label="十二个月用电量，最高的是十二月"
      bars={months}
      parts={['峰', '平', '谷']}
      scale={(value) => `${value} kWh`}
    />
  ),
} satisfies Story;
