import { paths } from '../../../paths.ts';
import {
  console_statement,
  console_statement_note,
  console_statement_view,
} from '../../../platform/i18n/paraglide/messages.js';
import { Answered } from '../../../platform/member/Answered.tsx';
import { useFormKey } from '../../../platform/member/form/use-form-key.ts';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { StatementForm } from './StatementForm.tsx';
import { statementsKey } from './statement-form.ts';

/** What the public page 关于我们 ends with: 无障碍声明 and 隐私保护, in every language. */
export function Component() {
  const settings = useEndpoint(statementsKey, {}, { quiet: true });
  const form = useFormKey('statements', settings.data?.version);
  return (
    <>
      <PageTitle
        title={console_statement()}
        note={console_statement_note()}
        actions={<ButtonLink href={paths.aboutUs('accessibility')}>{console_statement_view()}</ButtonLink>}
      />
      <Answered of={settings} lines={16}>
        {(data) => <StatementForm key={form.key} settings={data} saving={form.saving} />}
      </Answered>
    </>
  );
}
