import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { articleListHref } from '../shared/article-filter.ts';
import styles from './ArticleTags.module.css';

/** The topics of an article, each leading to its list. */
export function ArticleTags({ column, tags }: { column: ArticleColumn; tags: ArticleDetail['tags'] }) {
  if (tags.length === 0) return null;
  return (
    <Row hide="print" align="baseline" gap={12} above={32} tone="faint" size={14}>
      <Text id="article-tags" as="span" fixed>
        {m.content_tags()}
      </Text>
      <Row as="ul" wrap gap={8} aria-labelledby="article-tags">
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
      </Row>
    </Row>
  );
}
