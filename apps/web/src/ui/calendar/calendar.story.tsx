import type { Story } from '../story/story.ts';
import { Calendar } from './Calendar.tsx';

export default {
  title: '日历',
  render: () => (
    <Calendar
      label="选日期"
      defaultValue="2026-11-23"
      min="2026-11-05"
      isUnavailable={(day) => day === '2026-11-25'}
    />
  ),
} satisfies Story;
