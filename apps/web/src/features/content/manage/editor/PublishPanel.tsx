import { articleColumns, articleLevels } from '@portal/contract/article';
import type { ManagedArticle } from '@portal/contract/article-manage';
import {
  editing_choose,
  editing_column,
  editing_column_fixed,
  editing_expires,
  editing_expires_hint,
  editing_level,
  editing_publish,
  editing_publish_at,
  editing_publish_at_hint,
} from '../../../../platform/i18n/paraglide/messages.js';
import { InstantField } from '../../../../platform/member/InstantField.tsx';
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
    <Panel title={editing_publish()} ground="quiet">
      <div className={styles.fields}>
        <Select
          {...column}
          label={editing_column()}
          placeholder={editing_choose()}
          options={articleColumns.map((value) => ({ value, text: columnNames[value]() }))}
          disabled={!isUnread}
          hint={isUnread ? undefined : editing_column_fixed()}
        />
        {column.value === 'STYLE' && <EnterprisePicker known={article.enterprises} />}
        <RadioGroup
          {...level}
          label={editing_level()}
          options={articleLevels.map((value) => ({ value, text: levelNames[value]() }))}
        />
        <InstantField
          {...publishAt}
          label={editing_publish_at()}
          hint={editing_publish_at_hint()}
          usualTime="09:00"
          disabled={article.status === 'PUBLISHED'}
        />
        <InstantField
          {...expireAt}
          label={editing_expires()}
          hint={editing_expires_hint()}
          usualTime="23:59"
          isEnd
        />
      </div>
    </Panel>
  );
}
