import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { paperclipIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticleTime } from '../shared/ArticleTime.tsx';
import { LevelTag } from '../shared/LevelTag.tsx';
import styles from './SafetyList.module.css';

/** A ruled list by kind of text: rule, checklist, case, drill. */
export function SafetyList({ rows }: { rows: ArticleRow[] }) {
  return (
    <Text as="ol" padBottom={8}>
      {rows.map((row) => (
        <Columns
          key={row.contentId}
          as="li"
          of="108px minmax(0, 1fr)"
          gap={16}
          padTop={20}
          padBottom={20}
          lineAbove="thin"
          stack="phone"
          className={styles.item}
        >
          <Text
            as="span"
            padTop={4}
            tone="leaf"
            size={15}
            leading="mid"
            className={styles.kind}
            lang={langOfContent('zh')}
          >
            {row.category}
          </Text>
          <div>
            <Text as="h2" size={20} leading="mid" className={styles.title}>
              <Link href={paths.article('SAFETY', row.contentId)} look="quiet" lang={langOfContent(row.lang)}>
                <Phrases text={row.title} />
              </Link>
            </Text>
            <Text above={4} tone="quiet" size={15} leading="body" hide="phone" lang={langOfContent(row.lang)}>
              {row.summary}
            </Text>
            <SafetyMeta row={row} />
          </div>
        </Columns>
      ))}
    </Text>
  );
}

function SafetyMeta({ row }: { row: ArticleRow }) {
  return (
    <Row
      as="p"
      wrap
      align="center"
      gap={4}
      gapX={14}
      above={10}
      tone="faint"
      size={14}
      leading="mid"
      className={styles.meta}
    >
      {row.pinned && <Tag tone="brand">{m.content_pinned()}</Tag>}
      {row.level !== 'NORMAL' && <LevelTag level={row.level} />}
      {row.needReceipt && <Tag tone="amber">{m.content_need_receipt()}</Tag>}
      <ArticleTime at={row.publishAt} />
      <span lang={langOfContent('zh')}>{row.source}</span>
      {row.attachmentCount > 0 && (
        <Row as="span" inline align="center" gap={4} atEnd tone="brand" className={styles.files}>
          <Icon shape={paperclipIcon} />
          {m.content_attachment_count({ count: row.attachmentCount })}
        </Row>
      )}
    </Row>
  );
}
