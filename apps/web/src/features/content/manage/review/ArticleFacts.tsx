import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { endText } from '@portal/contract/deadline';
import * as m from '@portal/texts/messages';
import { formatDate, formatThousands } from '../../../../platform/display/format.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { chainStageName } from '../../../enterprise/shared/chain-stage-name.ts';
import { columnNames, levelNames } from '../../shared/column-texts.ts';

function audienceText({ content: { audience }, enterprises }: ManagedArticle): string {
  const named = audience.enterpriseIds.flatMap(
    (id) => enterprises.find(({ enterpriseId }) => enterpriseId === id)?.name ?? [],
  );
  return [...audience.chainStages.map(chainStageName), ...named].join('、') || m.editing_audience_all();
}

/** Everything about an article except its text. */
export function ArticleFacts({ article, label }: { article: ManagedArticle; label: string }) {
  const { content, authorName, views } = article;
  const { column, level, category, source, author, issueNo, publishAt, expireAt, needReceipt, action } =
    content;
  const chinese = (text: string) => <span lang={langOfContent('zh')}>{text || '—'}</span>;
  return (
    <aside aria-label={label}>
      <Panel title={m.editing_facts()} ground="quiet">
        <Facts
          columns={1}
          facts={[
            { name: m.field_column(), value: columnNames[column]() },
            { name: m.field_level(), value: levelNames[level]() },
            { name: m.field_category(), value: chinese(category) },
            { name: m.editing_author(), value: chinese(authorName) },
            { name: m.field_source(), value: chinese(source) },
            { name: m.field_author(), value: chinese(author) },
            { name: m.field_issue_no(), value: chinese(issueNo) },
            {
              name: m.editing_publish_at(),
              value: publishAt === null ? m.editing_publish_with_approval() : formatDate(publishAt),
            },
            { name: m.field_valid_until(), value: expireAt === null ? '—' : endText(expireAt) },
            { name: m.editing_receipt(), value: needReceipt ? m.input_yes() : m.input_no() },
            { name: m.editing_audience(), value: audienceText(article) },
            {
              name: m.editing_action(),
              value: action ? (
                <>
                  {chinese(action.label)} {action.url}
                </>
              ) : (
                '—'
              ),
            },
            { name: m.editing_views(), value: formatThousands(views) },
          ]}
        />
      </Panel>
    </aside>
  );
}
