import { articleColumns, articleLevels } from '@portal/contract/content/article';
import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../../platform/form/ChoiceInput.tsx';
import { InstantInput } from '../../../../platform/form/InstantInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import styles from '../../editor/Editor.module.css';
import { columnNames, levelNames } from '../../shared/column-texts.ts';
import { EnterprisePicker } from './EnterprisePicker.tsx';

/** Where, how prominently and how long the article is shown. */
export function PublishPanel({ article }: { article: ManagedArticle }) {
  const column = useWatch<ArticleContent, 'column'>({ name: 'column' });
  const isUnread = article.status === 'DRAFT';
  return (
    <Panel title={m.editing_publish()} ground="quiet">
      <div className={styles.fields}>
        <SelectInput
          name="column"
          placeholder={m.editing_choose()}
          options={articleColumns.map((value) => ({ value, text: columnNames[value]() }))}
          disabled={!isUnread}
          hint={isUnread ? undefined : m.editing_column_fixed()}
        />
        {column === 'STYLE' && <EnterprisePicker known={article.enterprises} />}
        <ChoiceInput
          name="level"
          options={articleLevels.map((value) => ({ value, text: levelNames[value]() }))}
        />
        <InstantInput
          name="publishAt"
          label={m.editing_publish_at()}
          hint={m.editing_publish_at_hint()}
          usualTime="09:00"
          disabled={article.status === 'PUBLISHED'}
        />
        <InstantInput
          name="expireAt"
          label={m.field_valid_until()}
          hint={m.editing_expires_hint()}
          usualTime="23:59"
          isEnd
        />
      </div>
    </Panel>
  );
}
