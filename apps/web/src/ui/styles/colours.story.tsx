import { SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import styles from './colours.story.module.css';

const COLOURS = [
  ['brand', '填充、选中条'],
  ['brand-deep', '链接、主按钮'],
  ['brand-night', '深色卡'],
  ['brand-tint', '选中底'],
  ['ink', '正文'],
  ['surface', '分区、侧栏'],
  ['leaf', '增长、成功'],
  ['petal', '紧急、上限'],
  ['amber', '提醒、待补'],
] as const;

export default {
  title: '颜色',
  render: () => (
    <SampleRow>
      {COLOURS.map(([name, use]) => (
        <div key={name} className={styles.colour}>
          <div className={styles.patch} style={{ background: `var(--${name})` }} />
          <b>{name}</b>
          <span>{use}</span>
        </div>
      ))}
    </SampleRow>
  ),
} satisfies Story;
