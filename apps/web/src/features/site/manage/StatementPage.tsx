import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { StatementForm } from './StatementForm.tsx';
import { statementsKey } from './statement-form.ts';

/** The closing statements of the public page 关于我们: 无障碍声明 and 隐私保护, in every language. */
export function Component() {
  return (
    <SettingsPage
      of={statementsKey}
      title={m.console_statement()}
      note={m.console_statement_note()}
      actions={<ButtonLink href={paths.aboutUs('accessibility')}>{m.console_statement_view()}</ButtonLink>}
    >
      {(settings, { key, saving }) => <StatementForm key={key} settings={settings} saving={saving} />}
    </SettingsPage>
  );
}
