import { console_guide, console_guide_note } from '../../../platform/i18n/paraglide/messages.js';
import { Answered } from '../../../platform/member/Answered.tsx';
import { useFormKey } from '../../../platform/member/form/use-form-key.ts';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { GuideForm } from './GuideForm.tsx';
import { guideKey } from './guide-form.ts';

/** The public page 入驻指南, in every language; who is logged in is sent away from it, so nothing leads there. */
export function Component() {
  const settings = useEndpoint(guideKey, {}, { quiet: true });
  const form = useFormKey('guide', settings.data?.version);
  return (
    <>
      <PageTitle title={console_guide()} note={console_guide_note()} />
      <Answered of={settings} lines={16}>
        {(data) => <GuideForm key={form.key} settings={data} saving={form.saving} />}
      </Answered>
    </>
  );
}
