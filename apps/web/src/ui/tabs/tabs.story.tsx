import type { Story } from '../story/story.ts';
import { Tabs } from './Tabs.tsx';

export default {
  title: '标签页（页内）',
  width: '480px',
  render: () => (
    <Tabs
      label="登录方式"
      items={[
        { key: 'password', text: '密码登录', content: '用登录名与密码' },
        { key: 'code', text: '验证码登录', content: '用手机验证码' },
        { key: 'scan', text: '扫码登录', disabled: true, content: '' },
      ]}
    />
  ),
} satisfies Story;
