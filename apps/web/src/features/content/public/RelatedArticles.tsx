import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../shared/ArticlePicture.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import styles from './RelatedArticles.module.css';
import { SideSection } from './SideSection.tsx';

export function RelatedArticles({ rows }: { rows: ArticleRow[] }) {
  return (
    <SideSection title={m.content_related()}>
      <ul>
        {rows.map(({ contentId, column, cover, title, lang, publishAt }) => (
          <li key={contentId}>
            <Link href={paths.article(column, contentId)} look="bare" className={styles.item}>
              {cover && (
                <ArticlePicture
                  picture={cover}
                  ratio="3 / 2"
                  corners="control"
                  sizes="96px"
                  widths={[320]}
                  last
                />
              )}
              <span className={styles.text}>
                <span lang={langOfContent(lang)}>
                  <Phrases text={title} />
                </span>
                <Text as="span" block tone="faint" size={13}>
                  <ArticleTime at={publishAt} />
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
