import { articleColumns, articleLevels } from '@portal/contract/article';
import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { InstantField } from '../../../../platform/account/InstantField.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { RadioGroup } from '../../../../ui/radio-group/RadioGroup.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import styles from '../../editor/Editor.module.css';
import { useArticleField } from '../../editor/EditorField.tsx';
import { columnNames, levelNames } from '../../shared/column-texts.ts';
import { EnterprisePicker } from './EnterprisePicker.tsx';

/** Where, how urgently and how long the article is shown. */
export function PublishPanel({ article }: { article: ManagedArticle }) {
  const column = useArticleField('column');
  const level = useArticleField('level');
  const publishAt = useArticleField('publishAt');
  const expireAt = useArticleField('expireAt');
  const isUnread = article.status === 'DRAFT';
  return (
    <Panel title={m.editing_publish()} ground="quiet">
      <div className={styles.fields}>
        <Select
          {...column}
          label={m.field_column()}
          placeholder={m.editing_choose()}
          options={articleColumns.map((value) => ({ value, text: columnNames[value]() }))}
          disabled={!isUnread}
          hint={isUnread ? undefined : m.editing_column_fixed()}
        />
        {column.value === 'STYLE' && <EnterprisePicker known={article.enterprises} />}
        <RadioGroup
          {...level}
          label={m.field_level()}
          options={articleLevels.map((value) => ({ value, text: levelNames[value]() }))}
        />
        <InstantField
          {...publishAt}
          label={m.editing_publish_at()}
          hint={m.editing_publish_at_hint()}
          usualTime="09:00"
          disabled={article.status === 'PUBLISHED'}
        />
        <InstantField
          {...expireAt}
          label={m.editing_expires()}
          hint={m.editing_expires_hint()}
          usualTime="23:59"
          isEnd
        />
      </div>
    </Panel>
  );
}
