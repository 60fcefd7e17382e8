import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import styles from '../../editor/Editor.module.css';
import { ArticleTextField, useArticleField } from '../../editor/EditorField.tsx';

const maxTags = 10;

/** Who wrote it, under what number, and by what it is found. */
export function OriginPanel() {
  return (
    <Panel title={m.editing_origin()} ground="quiet">
      <div className={styles.fields}>
        <ArticleTextField name="source" label={m.field_source()} required most={40} />
        <ArticleTextField name="author" label={m.field_author()} required most={40} />
        <Tags />
        <ArticleTextField
          name="category"
          label={m.field_category()}
          hint={m.editing_category_hint()}
          most={20}
        />
        <ArticleTextField name="issueNo" label={m.field_issue_no()} most={40} />
        <ArticleTextField name="subtitle" label={m.field_subtitle()} most={80} />
      </div>
    </Panel>
  );
}

function Tags() {
  const { value, onChange, ...field } = useArticleField('tagIds');
  const { data = [] } = useQueryOf('GET /api/baseInfoManage/businessData/queryTagInfoList', {});
  return (
    <MultiSelect
      {...field}
      label={m.field_tags()}
      placeholder={m.editing_choose()}
      empty={m.editing_nothing_found()}
      value={value}
      onChange={(next) => onChange(next.slice(0, maxTags))}
      options={data.map(({ tagId, name }) => ({ value: tagId, text: name }))}
    />
  );
}
