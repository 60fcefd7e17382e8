import type { PostAuthor } from '@portal/contract/community/post';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { AuthorLine } from '../shared/AuthorLine.tsx';
import { badgeTexts } from '../shared/badge-texts.ts';
import styles from './Ranking.module.css';

/** Authors with the most accepted answers within a month. */
export const Ranking = ({ rows }: { rows: { author: PostAuthor; accepted: number }[] }) => (
  <section className={styles.ranking}>
    <h2>{m.community_ranking()}</h2>
    <ol>
      {rows.map(({ author, accepted }, at) => (
        <li key={author.authorId ?? author.name}>
          <span>{at + 1}</span>
          <AuthorLine author={author} badges={badgeTexts()} lang={langOfContent('zh')} />
          <span>{m.community_accepted_count({ count: accepted })}</span>
        </li>
      ))}
    </ol>
  </section>
);
