import type { Story } from '../story/story.ts';
import { Chart } from './Chart.tsx';

const labels = Array.from({ length: 12 }, (_, at) => `${at + 1}月`);
const from = (first: number, step: number) => labels.map((_, at) => first + at * step);

export default {
  title: '图表',
  width: '620px',
  render: () => (
    <>
      <Chart
        label="十二个月用电量，最高的是十二月"
        labels={labels}
        unit="kWh"
        series={[
          { name: '谷', look: 'hollow', values: from(10, 1) },
          { name: '平', look: 'full', values: from(20, 3) },
          { name: '峰', look: 'hatched', values: from(30, 4) },
          { name: '异常', look: 'mark', values: labels.map((_, at) => (at === 11 ? 156 : null)) },
        ]}
      />
      <Chart
        label="两栋楼的出租情况"
        labels={['创研楼 A 座', '花艺展示馆']}
        lying
        series={[
          { name: '在租', look: 'full', values: [29, 6] },
          { name: '维修', look: 'dotted', values: [1, 0] },
          { name: '逾期', look: 'alert', values: [2, 1] },
        ]}
      />
      <Chart
        label="响应与修复用时"
        labels={labels}
        unit="%"
        series={[
          { name: '响应', look: 'round', values: from(40, 2) },
          { name: '修复', look: 'square', values: from(70, 3) },
          { name: '承诺', look: 'limit', values: labels.map(() => 100) },
        ]}
      />
    </>
  ),
} satisfies Story;
