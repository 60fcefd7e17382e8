import { bellIcon, houseIcon, userIcon } from '../icon/shapes.ts';
import type { Story } from '../story/story.ts';
import { Dock } from './Dock.tsx';

export default {
  title: '手机底栏',
  render: () => (
    <Dock
      label="底栏"
      places={[
        { href: '?dock=home', icon: houseIcon, text: '首页', current: true },
        { href: '?dock=messages', icon: bellIcon, text: '消息', count: { value: 5, label: '5 条未读' } },
        { href: '?dock=mine', icon: userIcon, text: '我的' },
      ]}
    />
  ),
} satisfies Story;
