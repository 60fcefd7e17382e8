import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useInput } from '../../../../platform/form/use-input.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import styles from '../../editor/Editor.module.css';

const maxTags = 10;

/** Source, author, tags and document number. */
export function OriginPanel() {
  return (
    <Panel title={m.editing_origin()} ground="quiet">
      <div className={styles.fields}>
        <TextInput name="source" required counts />
        <TextInput name="author" required counts />
        <Tags />
        <TextInput name="category" hint={m.editing_category_hint()} counts />
        <TextInput name="issueNo" counts />
        <TextInput name="subtitle" counts />
      </div>
    </Panel>
  );
}

function Tags() {
  const { value, onChange, ...field } = useInput<string[]>('tagIds');
  const { data = [] } = useQueryOf('GET /api/baseInfoManage/businessData/queryTagInfoList', { shield: '0' });
  return (
    <MultiSelect
      {...field}
      label={m.field_tags()}
      placeholder={m.editing_choose()}
      empty={m.input_no_match()}
      value={value}
      onChange={(next) => onChange(next.slice(0, maxTags))}
      options={data.map(({ tagId, name }) => ({ value: tagId, text: name }))}
    />
  );
}
