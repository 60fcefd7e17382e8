import type { Story } from '../story/story.ts';
import { ActionBar } from './ActionBar.tsx';

const acts = [
  { key: 'save', text: '保存' },
  { key: 'preview', text: '预览' },
];

export default {
  title: '操作栏',
  width: '820px',
  render: () => (
    <>
      <ActionBar
        label="操作"
        moreLabel="更多操作"
        status={{ kind: 'saved', text: '已于 11:32 保存' }}
        acts={acts}
        main={{ key: 'submit', text: '提交审核' }}
      />
      <ActionBar
        label="操作，有未保存的修改"
        moreLabel="更多操作"
        status={{ kind: 'unsaved', text: '有未保存的修改' }}
        acts={[
          ...acts,
          { key: 'versions', text: '版本（2）' },
          { key: 'page', text: '查看公开页面', href: '/' },
          { key: 'discard', text: '放弃修改' },
          { key: 'trash', text: '移入回收站' },
        ]}
        main={{ key: 'submit', text: '提交审核' }}
      />
    </>
  ),
} satisfies Story;
