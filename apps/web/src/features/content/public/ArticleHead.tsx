import type { ArticleDetail } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import styles from './ArticleHead.module.css';
import { NoticeFacts } from './NoticeFacts.tsx';

/** Title, subtitle and the text's origin; a notice also shows its facts. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
  const { column, title, subtitle, lang, source, author, publishAt, readingMinutes, views } = article;
  const isOfficial = column === 'NOTICE';
  return (
    <header className={styles.head} data-official={isOfficial || undefined}>
      {isOfficial && (
        <p className={styles.letterhead} lang={langOfContent('zh')}>
          {source}
        </p>
      )}
      <h1 className={styles.title} tabIndex={-1} lang={langOfContent(lang)}>
        <Phrases text={title} />
      </h1>
      {subtitle && (
        <p className={styles.subtitle} lang={langOfContent('zh')}>
          {subtitle}
        </p>
      )}
      <p className={styles.meta}>
        <ArticleTime at={publishAt} clock />
        {!isOfficial && (
          <span>
            <Sentence say={m.content_source} values={{ source }} />
          </span>
        )}
        <span>
          <Sentence say={m.content_author} values={{ author }} />
        </span>
        <span>{m.content_minutes({ count: readingMinutes })}</span>
        <span className={styles.views}>{m.content_views({ count: formatThousands(views) })}</span>
      </p>
      {isOfficial && <NoticeFacts article={article} />}
    </header>
  );
}
