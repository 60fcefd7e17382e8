import { SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Link } from './Link.tsx';

export default {
  title: '链接',
  render: () => (
    <SampleRow>
      <Link href="?story=link">文字链接</Link>
      <Link href="?story=link" look="underlined">
        文中链接
      </Link>
      <Link href="?story=link" look="quiet">
        随文颜色
      </Link>
      <Link href="https://example.com/" externalLabel="（在新窗口打开）">
        外部链接
      </Link>
      <Link href="tel:000-8800012">000-8800012</Link>
    </SampleRow>
  ),
} satisfies Story;
