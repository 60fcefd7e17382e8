import { Button } from '../button/Button.tsx';
import type { Story } from '../story/story.ts';
import { TextField } from '../text-field/TextField.tsx';
import { FormSection, Wide } from './FormSection.tsx';
import { SaveBar } from './SaveBar.tsx';

export default {
  title: '长表单',
  width: '820px',
  render: () => (
    <form>
      <FormSection title="联系方式">
        <TextField label="联系人" required defaultValue="沈女士" />
        <TextField label="邮箱" note="选填" defaultValue="qinghe@example.com" />
        <Wide>
          <TextField label="经营地址" required defaultValue="云岫路 1 号 办公楼 A 座 502" />
        </Wide>
      </FormSection>
      <SaveBar saved="草稿已于 11:32 自动保存">
        <Button size="large">保存草稿</Button>
        <Button size="large" variant="main">
          提交审核
        </Button>
      </SaveBar>
    </form>
  ),
} satisfies Story;
