import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Switch } from '../switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const LINKS = ['种苗', '种植', '采后', '物流', '销售', '花艺', '科研', '资材'].map((text) => ({
  value: text,
  text,
}));
const PAY = [
  { value: 'bank', text: '对公转账', note: '1 个工作日到账' },
  { value: 'online', text: '网上支付', note: '即时到账' },
  { value: 'cash', text: '柜台', note: '暂停办理', disabled: true },
];

export default {
  title: '选择',
  density: 'both',
  render: () => (
    <SampleGrid columns={2}>
      <div>
        <Checkbox defaultChecked>记住登录名</Checkbox>
        <Checkbox indeterminate>部分选中</Checkbox>
        <Checkbox disabled>不可用</Checkbox>
        <Checkbox error="请先阅读并同意">我已阅读并同意服务条款与隐私政策</Checkbox>
      </div>
      <div>
        <Switch defaultOn>固定页头</Switch>
        <br />
        <Switch>显示标签栏</Switch>
        <br />
        <Switch disabled>侧栏标志</Switch>
        <Switch textFirst defaultOn>
          短信提醒
        </Switch>
      </div>
      <ChipGroup
        label="产业链环节"
        required
        note="最多选 3 项"
        max={3}
        options={LINKS}
        defaultValue={['种苗', '科研']}
        hint="决定您收到的政策与供需推荐"
      />
      <CheckboxGroup
        label="通知方式"
        options={LINKS.slice(0, 3)}
        defaultValue={['种植']}
        error="至少保留一种"
      />
      <RadioGroup
        label="支付方式"
        options={PAY.map((option) => ({ ...option, note: undefined }))}
        defaultValue="bank"
      />
      <RadioGroup label="支付方式（卡片）" layout="card" options={PAY.slice(0, 2)} defaultValue="online" />
    </SampleGrid>
  ),
} satisfies Story;
