import type { ManagedArticle } from '@portal/contract/article-manage';
import { formatEnd } from '../../../../platform/display/end-text.ts';
import { formatDate, formatThousands } from '../../../../platform/display/format.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import {
  editing_action,
  editing_audience,
  editing_audience_all,
  editing_author,
  editing_author_name,
  editing_category,
  editing_column,
  editing_expires,
  editing_facts,
  editing_issue_no,
  editing_level,
  editing_no,
  editing_publish_at,
  editing_publish_with_approval,
  editing_receipt,
  editing_source,
  editing_views,
  editing_yes,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { chainStageName } from '../../../enterprise/shared/chain-stage-name.ts';
import { columnNames, levelNames } from '../../shared/column-texts.ts';

function audienceText({ content: { audience }, enterprises }: ManagedArticle): string {
  const named = audience.enterpriseIds.flatMap(
    (id) => enterprises.find(({ enterpriseId }) => enterpriseId === id)?.name ?? [],
  );
  return [...audience.chainStages.map(chainStageName), ...named].join('、') || editing_audience_all();
}

/** All that belongs to an article besides its text. */
export function ArticleFacts({ article, label }: { article: ManagedArticle; label: string }) {
  const { content, authorName, views } = article;
  const { column, level, category, source, author, issueNo, publishAt, expireAt, needReceipt, action } =
    content;
  const chinese = (text: string) => <span lang={langOfContent('zh')}>{text || '—'}</span>;
  return (
    <aside aria-label={label}>
      <Panel title={editing_facts()} ground="quiet">
        <Facts
          columns={1}
          facts={[
            { name: editing_column(), value: columnNames[column]() },
            { name: editing_level(), value: levelNames[level]() },
            { name: editing_category(), value: chinese(category) },
            { name: editing_author(), value: chinese(authorName) },
            { name: editing_source(), value: chinese(source) },
            { name: editing_author_name(), value: chinese(author) },
            { name: editing_issue_no(), value: chinese(issueNo) },
            {
              name: editing_publish_at(),
              value: publishAt === null ? editing_publish_with_approval() : formatDate(publishAt),
            },
            { name: editing_expires(), value: expireAt === null ? '—' : formatEnd(expireAt) },
            { name: editing_receipt(), value: needReceipt ? editing_yes() : editing_no() },
            { name: editing_audience(), value: audienceText(article) },
            {
              name: editing_action(),
              value: action ? (
                <>
                  {chinese(action.label)} {action.url}
                </>
              ) : (
                '—'
              ),
            },
            { name: editing_views(), value: formatThousands(views) },
          ]}
        />
      </Panel>
    </aside>
  );
}
