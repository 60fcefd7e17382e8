import type { ArticleContent } from '@portal/contract/content/article-content';
import * as m from '@portal/texts/messages';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useInput } from '../../../../platform/form/use-input.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import styles from '../../editor/Editor.module.css';

/** The button below the text, linking to the action for readers. */
export function ActionPanel() {
  const { value, onChange } = useInput<ArticleContent['action']>('action');
  return (
    <Panel title={m.editing_action()} ground="quiet">
      <div className={styles.fields}>
        <Switch on={value !== null} onChange={(on) => onChange(on ? { url: '', label: '' } : null)} textFirst>
          {m.editing_action_switch()}
        </Switch>
        {value === null ? (
          <Text tone="faint" size="note" leading="list">
            {m.editing_action_hint()}
          </Text>
        ) : (
          <>
            <TextInput name="action.label" required counts />
            <TextInput
              name="action.url"
              label={m.editing_action_url()}
              placeholder="/policy/declaration"
              required
              counts
            />
          </>
        )}
      </div>
    </Panel>
  );
}
