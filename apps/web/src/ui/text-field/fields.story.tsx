import { ComboBox } from '../combo-box/ComboBox.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from '../date-field/DateRangeField.tsx';
import { TimeField } from '../date-field/TimeField.tsx';
import { lockIcon, userIcon } from '../icon/shapes.ts';
import { Link } from '../link/Link.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import { MultiSelect } from '../select/MultiSelect.tsx';
import { Select } from '../select/Select.tsx';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { TextArea } from '../text-area/TextArea.tsx';
import { FieldButton } from './FieldButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const KINDS = ['有限责任公司', '股份有限公司', '个体工商户', '农民专业合作社'].map((text, index) => ({
  value: String(index),
  text,
}));

export default {
  title: '表单字段',
  density: 'both',
  render: () => (
    <SampleGrid>
      <TextField label="企业名称" required note="与营业执照一致" placeholder="请输入" />
      <TextField label="登录名" icon={userIcon} defaultValue="qinghe01" ok="可以使用" />
      <TextField
        label="统一社会信用代码"
        required
        defaultValue="91990000MA0FLW0018"
        error="统一社会信用代码不正确，请核对最后一位"
      />
      <TextField
        label="验证码"
        placeholder="6 位数字"
        inputMode="numeric"
        end={<FieldButton>获取验证码</FieldButton>}
      />
      <PasswordField
        label="密码"
        icon={lockIcon}
        placeholder="6 到 20 位"
        note={<Link href="?forgot">忘记密码</Link>}
        autoComplete="current-password"
        labels={{ show: '显示密码', hide: '隐藏密码' }}
      />
      <TextField label="手机号" readOnly defaultValue="15400000018" hint="已在第一步验证" />
      <TextField label="座机" disabled note="选填" placeholder="区号-号码，如 000-8800018" />
      <NumberField
        label="参会人数"
        defaultValue={8}
        minValue={1}
        maxValue={12}
        unit="人"
        steppers
        hint="最多 12 人"
      />
      <NumberField label="融资金额" defaultValue={1_200_000} unit="元" error="不能超过 100 万元" />
      <Select label="企业性质" required options={KINDS} placeholder="请选择" />
      <Select label="房源" options={KINDS} placeholder="请选择" defaultValue="1" error="该房源已有待审申请" />
      <Select label="费用项目" options={KINDS} placeholder="请选择" defaultValue="0" disabled />
      <ComboBox label="行业" options={KINDS} empty="没有匹配的选项" placeholder="输入查找" />
      <DateField label="上门日期" required defaultValue="2026-11-23" min="2026-11-21" />
      <DateField label="到期日" error="不能早于签订日期" />
      <DateRangeField label="缴费期间" defaultValue={{ start: '2026-11-03', end: '2026-11-21' }} />
      <DateField label="签订日期" disabled defaultValue="2026-01-01" />
      <MultiSelect label="适用企业类型" options={KINDS} placeholder="不限" defaultValue={['0', '3']} />
      <TimeField label="上门时间" defaultValue="09:30" hint="工作日 8:30–17:30" />
      <TextArea
        label="企业简介"
        required
        maxLength={500}
        defaultValue="专注洋桔梗与绣球组培苗，月产组培苗 30 万株。"
      />
    </SampleGrid>
  ),
} satisfies Story;
