import { useState } from 'react';
import { SampleGrid } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { CheckTree } from './CheckTree.tsx';
import { Tree } from './Tree.tsx';

const NODES = [
  {
    key: 'center',
    text: '园区运营中心',
    note: '38 人',
    children: [
      {
        key: 'property',
        text: '物业部',
        children: [
          { key: 'repair', text: '工程班' },
          { key: 'guard', text: '安保班' },
        ],
      },
      { key: 'service', text: '企业服务部' },
    ],
  },
  { key: 'lab', text: '采后实验室', note: '12 人' },
];

function Trees() {
  const [selected, setSelected] = useState('repair');
  const [checked, setChecked] = useState(new Set(['repair']));
  return (
    <SampleGrid>
      <Tree label="组织架构" nodes={NODES} selectedKey={selected} onSelect={setSelected} />
      <CheckTree label="可见部门" nodes={NODES} checked={checked} onCheck={setChecked} />
    </SampleGrid>
  );
}

export default { title: '树', density: 'compact', render: Trees } satisfies Story;
