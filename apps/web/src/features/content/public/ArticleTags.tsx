import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { articleListHref } from '../shared/article-filter.ts';
import styles from './ArticleTags.module.css';

/** The topics of an article, each leading to its list. */
export function ArticleTags({ column, tags }: { column: ArticleColumn; tags: ArticleDetail['tags'] }) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.line}>
      <span id="article-tags" className={styles.name}>
        {m.content_tags()}
      </span>
      <ul className={styles.tags} aria-labelledby="article-tags">
        {tags.map(({ tagId, name }) => (
          <li key={tagId}>
            <Link
              href={articleListHref(column, { tag: tagId })}
              look="bare"
              className={styles.tag}
              lang={langOfContent('zh')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
