import { useState } from 'react';
import { lockIcon, userIcon } from '../icon/shapes.ts';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { PlainArea } from './PlainArea.tsx';
import { PlainCheckbox } from './PlainCheckbox.tsx';
import { PlainChips } from './PlainChips.tsx';
import { PlainPassword } from './PlainPassword.tsx';
import { PlainRadios } from './PlainRadios.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import { PlainText } from './PlainText.tsx';

const links = ['种苗', '种植', '采后', '物流', '销售'].map((text) => ({ value: text, text }));
const kinds = [
  { value: '200', text: '企业账号', note: '办理全部业务' },
  { value: '100', text: '个人账号', note: '参加活动与社区' },
];

function Fields() {
  const [name, setName] = useState('demo_person');
  const [password, setPassword] = useState('Peony2026');
  const [link, setLink] = useState('');
  const [chosen, setChosen] = useState(['种苗']);
  const [kind, setKind] = useState('200');
  const [agreed, setAgreed] = useState(false);
  const [intro, setIntro] = useState('组培苗代繁与检测。');
  return (
    <SampleGrid columns={2}>
      <PlainText label="登录名" icon={userIcon} required value={name} onChange={setName} hint="以字母开头" />
      <PlainPassword
        label="密码"
        icon={lockIcon}
        value={password}
        onChange={setPassword}
        error="请输入6到20位的密码"
        labels={{ show: '显示密码', hide: '隐藏密码' }}
      />
      <PlainSelect label="环节" placeholder="请选择" options={links} value={link} onChange={setLink} />
      <PlainText label="成立日期" type="date" value="2020-05-06" readOnly />
      <PlainChips label="产业链环节" required max={3} options={links} value={chosen} onChange={setChosen} />
      <PlainRadios label="账号类型" options={kinds} value={kind} onChange={setKind} />
      <PlainArea label="简介" value={intro} onChange={setIntro} maxLength={200} />
      <PlainCheckbox checked={agreed} onChange={setAgreed} error="请先阅读并同意">
        我已阅读并同意服务协议
      </PlainCheckbox>
    </SampleGrid>
  );
}

export default {
  title: '表单（原生控件）',
  density: 'both',
  render: () => <Fields />,
} satisfies Story;
