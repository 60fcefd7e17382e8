import { paths } from '../../../paths.ts';
import {
  console_guide,
  console_guide_note,
  console_guide_view,
} from '../../../platform/i18n/paraglide/messages.js';
import { Answered } from '../../../platform/member/Answered.tsx';
import { useFormKey } from '../../../platform/member/form/use-form-key.ts';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { GuideForm } from './GuideForm.tsx';
import { guideKey } from './guide-form.ts';

/** The public page 入驻指南, in every language. */
export function Component() {
  const settings = useEndpoint(guideKey, {}, { quiet: true });
  const form = useFormKey('guide', settings.data?.version);
  return (
    <>
      <PageTitle
        title={console_guide()}
        note={console_guide_note()}
        actions={<ButtonLink href={paths.registrationGuide()}>{console_guide_view()}</ButtonLink>}
      />
      <Answered of={settings} lines={16}>
        {(data) => <GuideForm key={form.key} settings={data} saving={form.saving} />}
      </Answered>
    </>
  );
}
