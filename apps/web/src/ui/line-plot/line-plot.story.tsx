import { LinePlot } from './LinePlot.tsx';
import { PlotKey } from './PlotKey.tsx';

export default {
  title: '曲线',
  render: () => (
    <>
      <LinePlot
        label="箱心温度从 16 度降到 3 度，其间断开一次"
        x={{
          from: 0,
          to: 12,
          ticks: [
            { at: 0, text: '06:00' },
            { at: 6, text: '12:00' },
            { at: 12, text: '18:00' },
          ],
        }}
        y={{ from: 0, to: 20, ticks: [0, 4, 8, 12, 16, 20].map((at) => ({ at, text: String(at) })) }}
        band={{ from: 2, to: 4 }}
        limit={8}
        spans={[{ at: 1, text: '预冷' }]}
        marks={[{ x: 3, y: 4, tone: 'leaf' }]}
        lines={[
          {
            name: '温度',
            look: 'full',
            stretches: [
              [
                [0, 16],
                [1, 15],
                [3, 4],
                [5, 3],
              ],
              [
                [8, 3],
                [12, 5],
              ],
            ],
          },
        ]}
      />
      <PlotKey
        keys={[
          { look: 'band', text: '适宜' },
          { look: 'full', text: '温度' },
          { look: 'limit', text: '允许上限' },
        ]}
      />
    </>
  ),
};
