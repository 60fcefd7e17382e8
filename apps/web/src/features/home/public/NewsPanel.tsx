import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './NewsBlock.module.css';

/** Panel of a tab: the first article large, the others as lines. */
export function NewsPanel({ rows: [first, ...others] }: { rows: ArticleRow[] }) {
  if (!first) return null;
  return (
    <>
      <Lead article={first} />
      <ul>
        {others.map((article) => (
          <Columns
            key={article.contentId}
            as="li"
            of="minmax(0, 1fr) auto"
            align="baseline"
            gap={24}
            padTop={16}
            padBottom={14}
            lineBelow="thin"
            className={styles.line}
          >
            <Row as="span" align="baseline" gap={8} shrink className={styles.lineHead}>
              <Pinned article={article} />
              <Link
                href={paths.article(article.column, article.contentId)}
                look="quiet"
                lang={langOfContent(article.lang)}
                className={styles.lineTitle}
              >
                {article.title}
              </Link>
            </Row>
            <Text as="time" tone="faint" size={14}>
              {formatDate(article.publishAt, 'MM-DD')}
            </Text>
          </Columns>
        ))}
      </ul>
    </>
  );
}

function Lead({ article }: { article: ArticleRow }) {
  const { column, contentId, title, summary, cover } = article;
  const lang = langOfContent(article.lang);
  return (
    <Link href={paths.article(column, contentId)} look="bare" className={styles.lead}>
      <span>
        <Pinned article={article} />
        <b lang={lang}>
          <Phrases text={title} />
        </b>
        <Text as="span" lines={2} above={6} tone="quiet" size={14} className={styles.leadText} lang={lang}>
          {summary}
        </Text>
      </span>
      {cover && (
        <img
          className={styles.leadPicture}
          src={imageUrl(cover.fileId, 0, 320)}
          width={cover.width}
          height={cover.height}
          alt=""
          loading="lazy"
        />
      )}
    </Link>
  );
}

const Pinned = ({ article }: { article: ArticleRow }) =>
  article.pinned ? <Tag tone="brand">{m.content_pinned()}</Tag> : null;
