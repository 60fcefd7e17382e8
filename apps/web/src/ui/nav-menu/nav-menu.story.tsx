import { Dropdown } from '../dropdown/Dropdown.tsx';
import { DropdownButton, DropdownLink } from '../dropdown/DropdownItem.tsx';
import { SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { NavMenu } from './NavMenu.tsx';

export default {
  title: '主导航与下拉',
  render: () => (
    <SampleRow>
      <NavMenu
        label="主导航"
        items={[
          { key: 'home', text: '首页', href: '?nav=home', current: true },
          {
            key: 'news',
            text: '资讯',
            href: '?nav=news',
            children: [
              { href: '?nav=industry', text: '行业资讯' },
              { href: '?nav=notice', text: '通知公告' },
              { href: '?nav=safety', text: '安全生产' },
            ],
          },
          { key: 'pay', text: '缴费', href: '?nav=pay' },
        ]}
      />
      <Dropdown trigger="简体中文">
        <DropdownLink href="?lang=zh" aria-current="true">
          简体中文
        </DropdownLink>
        <DropdownLink href="?lang=en">English</DropdownLink>
        <DropdownButton>恢复默认</DropdownButton>
      </Dropdown>
    </SampleRow>
  ),
} satisfies Story;
