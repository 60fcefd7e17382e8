import type { ArticleDetail } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lastDay } from '../../../platform/display/end-text.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { LevelTag } from '../shared/LevelTag.tsx';
import styles from './NoticeFacts.module.css';

/** The facts of a notice: level, number, issuer, validity. */
export function NoticeFacts({ article }: { article: ArticleDetail }) {
  const { contentId, level, issueNo, source, expireAt, expired, needReceipt } = article;
  const validity =
    expireAt === null ? m.content_valid_always() : m.content_valid_until({ date: lastDay(expireAt) });
  return (
    <Columns
      as="dl"
      of="repeat(auto-fit, minmax(130px, auto))"
      above={20}
      lineAbove="strong"
      size={15}
      figures
      stack="phone"
      className={styles.facts}
    >
      <div>
        <dt>{m.content_filter_level()}</dt>
        <Row as="dd" wrap gap={6} padTop={2} className={styles.tags}>
          <LevelTag level={level} />
          {needReceipt && <Tag tone="amber">{m.content_need_receipt()}</Tag>}
        </Row>
      </div>
      {issueNo && (
        <div>
          <dt>{m.content_head_issue_no()}</dt>
          <dd lang={langOfContent('zh')}>{issueNo}</dd>
        </div>
      )}
      <div>
        <dt>{m.content_head_issuer()}</dt>
        <dd lang={langOfContent('zh')}>{source}</dd>
      </div>
      <div>
        <dt>{m.content_head_validity()}</dt>
        <dd>
          {expired && expireAt === null ? m.content_expired() : validity}
          {expireAt !== null && !expired && (
            <Link href={paths.noticeCalendar(contentId)} download className={styles.calendar}>
              {m.act_add_to_calendar()}
            </Link>
          )}
        </dd>
      </div>
    </Columns>
  );
}
