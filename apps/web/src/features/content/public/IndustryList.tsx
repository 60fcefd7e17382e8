import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../shared/ArticlePicture.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import styles from './IndustryList.module.css';

const rowLine = 26;

/** A ruled list with pictures; with `lead` the first article is shown large. */
export function IndustryList({ rows, lead }: { rows: ArticleRow[]; lead: boolean }) {
  return (
    <ol>
      {rows.map((row, place) =>
        lead && place === 0 ? (
          <li key={row.contentId}>
            <LeadArticle row={row} />
          </li>
        ) : (
          <CachedFragment
            key={row.contentId}
            as="li"
            name="content/industry-row"
            of={RuledArticle}
            with={{ row, first: place < 3 }}
          />
        ),
      )}
    </ol>
  );
}

function LeadArticle({ row }: { row: ArticleRow }) {
  return (
    <Link href={paths.article(row.column, row.contentId)} look="bare" className={styles.lead}>
      {row.cover && (
        <ArticlePicture
          picture={row.cover}
          ratio="16 / 10"
          sizes="(min-width: 1248px) 432px, 45vw"
          widths={[480, 640, 960]}
          first
        />
      )}
      <div className={styles.leadText}>
        {row.pinned && (
          <span>
            <Tag tone="brand">{m.content_pinned()}</Tag>
          </span>
        )}
        <Text
          as="h2"
          above={8}
          size={28}
          leading="head"
          className={styles.leadTitle}
          lang={langOfContent(row.lang)}
        >
          <Phrases text={row.title} />
        </Text>
        <Text above={16} tone="quiet" className={styles.leadSummary} lang={langOfContent(row.lang)}>
          {row.summary}
        </Text>
        <Meta row={row} />
      </div>
    </Link>
  );
}

function RuledArticle({ row, first }: { row: ArticleRow; first: boolean }) {
  return (
    <Link href={paths.article(row.column, row.contentId)} look="bare" className={styles.article}>
      {row.cover && (
        <ArticlePicture
          picture={row.cover}
          ratio="3 / 2"
          corners="control"
          sizes="204px"
          widths={[320, 480]}
          first={first}
        />
      )}
      <div className={styles.text}>
        <Text as="h2" size={20} leading="mid" className={styles.title} lang={langOfContent(row.lang)}>
          <Phrases text={row.title} line={rowLine} />
        </Text>
        <Text
          lines={2}
          above={6}
          tone="quiet"
          size={15}
          className={styles.summary}
          lang={langOfContent(row.lang)}
        >
          {row.summary}
        </Text>
        <Meta row={row} marked />
      </div>
    </Link>
  );
}

function Meta({ row, marked }: { row: ArticleRow; marked?: boolean }) {
  const [tag] = row.tags;
  return (
    <Row
      as="span"
      wrap
      align="center"
      gapX={16}
      padTop={10}
      tone="faint"
      size={14}
      leading="mid"
      className={styles.meta}
    >
      {marked && row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
      <ArticleTime at={row.publishAt} />
      {tag && <span lang={langOfContent('zh')}>{tag.name}</span>}
      <span lang={langOfContent('zh')}>{row.source}</span>
      <Text as="span" figures className={styles.views}>
        {m.content_views({ count: formatThousands(row.views) })}
      </Text>
    </Row>
  );
}
