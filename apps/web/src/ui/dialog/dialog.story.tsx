import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Facts } from '../facts/Facts.tsx';
import { downloadIcon, lockIcon, settings2Icon } from '../icon/shapes.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import { PopoverButton } from '../popover/PopoverButton.tsx';
import { SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { TextField } from '../text-field/TextField.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { TriggerButton } from '../trigger-button/TriggerButton.tsx';
import { Dialog } from './Dialog.tsx';

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const actions = (
    <>
      <Button onClick={close}>取消</Button>
      <Button variant="main" onClick={close}>
        保存
      </Button>
    </>
  );
  return (
    <SampleRow>
      <Button onClick={() => setOpen('dialog')}>对话框</Button>
      <Button onClick={() => setOpen('drawer')}>抽屉</Button>
      <PopoverButton title="使用规则" panel="30 分钟一格，最长 4 小时。">
        弹出面板
      </PopoverButton>
      <MenuButton
        entries={[
          { key: 'export', text: '导出表格', icon: downloadIcon },
          { key: 'password', text: '修改密码', icon: lockIcon },
          { key: 'off', text: '暂不可用', disabled: true },
          { key: 'leave', text: '退出登录', danger: true, divided: true },
        ]}
      >
        菜单
      </MenuButton>
      <Tooltip text="侧栏、标签栏与主题颜色">
        <TriggerButton icon={settings2Icon} iconLabel="界面设置" />
      </Tooltip>
      <Dialog open={open === 'dialog'} onClose={close} title="修改手机号" closeLabel="关闭" actions={actions}>
        <TextField label="新手机号" required placeholder="11 位手机号" />
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="账单详情" closeLabel="关闭" actions={actions}>
        <Facts columns={1} facts={[{ name: '账单号', value: 'WY-2026Q4-A502' }]} />
      </Drawer>
    </SampleRow>
  );
}

export default { title: '浮层', render: Overlays } satisfies Story;
