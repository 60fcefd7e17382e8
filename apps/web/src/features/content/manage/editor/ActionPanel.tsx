import * as m from '@portal/texts/messages';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import styles from '../../editor/Editor.module.css';
import { ArticleTextField, useArticleField } from '../../editor/EditorField.tsx';

/** The button under the text, that leads to what the article asks for. */
export function ActionPanel() {
  const { value, onChange } = useArticleField('action');
  return (
    <Panel title={m.editing_action()} ground="quiet">
      <div className={styles.fields}>
        <Switch on={value !== null} onChange={(on) => onChange(on ? { url: '', label: '' } : null)} textFirst>
          {m.editing_action_switch()}
        </Switch>
        {value === null ? (
          <p className={styles.hint}>{m.editing_action_hint()}</p>
        ) : (
          <>
            <ArticleTextField name="action.label" label={m.field_button_text()} required most={20} />
            <ArticleTextField
              name="action.url"
              label={m.editing_action_url()}
              placeholder="/policy/declaration"
              required
              most={300}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
