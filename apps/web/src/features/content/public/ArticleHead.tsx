import type { ArticleDetail } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
      <Text
        as="h1"
        size={32}
        leading="head"
        className={styles.title}
        tabIndex={-1}
        lang={langOfContent(lang)}
      >
        <Phrases text={title} />
      </Text>
      {subtitle && (
        <Text above={8} tone="quiet" size={18} lang={langOfContent('zh')}>
          {subtitle}
        </Text>
      )}
      <Row as="p" wrap gap={4} gapX={20} above={16} tone="quiet" size={15} className={styles.meta}>
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
        <Text hide="print" as="span" figures>
          {m.content_views({ count: formatThousands(views) })}
        </Text>
      </Row>
      {isOfficial && <NoticeFacts article={article} />}
    </header>
  );
}
