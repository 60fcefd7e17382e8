import { statementContent } from '@portal/contract/site/manage';
import * as m from '@portal/texts/messages';
import type { FormKey } from '../../../platform/form/use-form-key.ts';
import { guideKey } from './guide-form.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { StatementFields } from './StatementFields.tsx';
import { settingsKey } from './site-form.ts';
import { faultyStatement, type StatementSettings, statementsKey } from './statement-form.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface StatementFormProps {
  settings: StatementSettings;
  saving: FormKey['saving'];
}

/** Both statements in all languages, saved together. */
export function StatementForm({ settings, saving }: StatementFormProps) {
  const editing = useSettingsForm({
    name: 'statements',
    call: 'POST /api/siteManage/statement/save',
    schema: statementContent,
    settings,
    saving,
    done: m.console_statement_saved(),
    invalidates: [statementsKey, settingsKey, guideKey],
    faultyLanguage: faultyStatement,
  });
  return <SettingsForm editing={editing} textsOf={(lang) => <StatementFields lang={lang} />} />;
}
