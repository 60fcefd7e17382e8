import type { Story } from '../story/story.ts';
import { ListBar } from './ListBar.tsx';

const sorts = [
  { key: 'latest', text: '最新', href: '?sort=latest' },
  { key: 'views', text: '最多阅读', href: '?sort=views' },
];

export default {
  title: '列表栏',
  render: () => <ListBar count="共 128 篇" sorting={{ label: '排序', sorts, current: 'latest' }} />,
} satisfies Story;
