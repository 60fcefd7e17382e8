import { ActionBar } from '../action-bar/ActionBar.tsx';
import type { Story } from '../story/story.ts';
import { TextField } from '../text-field/TextField.tsx';
import { FormSection, Wide } from './FormSection.tsx';

export default {
  title: '长表单',
  width: '820px',
  render: () => (
    <div>
      <FormSection title="联系方式">
        <TextField label="联系人" required defaultValue="沈女士" />
        <TextField label="邮箱" note="选填" defaultValue="qinghe@example.com" />
        <Wide>
          <TextField label="经营地址" required defaultValue="云岫路 1 号 办公楼 A 座 502" />
        </Wide>
      </FormSection>
      <ActionBar
        label="长表单的操作"
        moreLabel="更多操作"
        status={{ kind: 'saved', text: '已于 11:32 保存' }}
        acts={[{ key: 'save', text: '保存' }]}
        main={{ key: 'submit', text: '提交审核' }}
      />
    </div>
  ),
} satisfies Story;
