import type { ArticleLevel } from '@portal/contract/content/article';
import { Tag, type Tone } from '../../../ui/tag/Tag.tsx';
import { levelNames } from './column-texts.ts';

const looks: Record<ArticleLevel, { tone: Tone; mark?: 'dot' | 'square' }> = {
  NORMAL: { tone: 'neutral' },
  IMPORTANT: { tone: 'amber', mark: 'dot' },
  URGENT: { tone: 'petal', mark: 'square' },
};

/** The level of a notice as word, shape and colour. */
export function LevelTag({ level }: { level: ArticleLevel }) {
  const { tone, mark } = looks[level];
  return (
    <Tag tone={tone} {...(mark && { mark })}>
      {levelNames[level]()}
    </Tag>
  );
}
