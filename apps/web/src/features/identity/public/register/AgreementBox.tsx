import * as m from '@portal/texts/messages';
import { PlainCheckboxInput } from '../../../../platform/form/plain/PlainCheckboxInput.tsx';
import { needed } from '../../../../platform/form/rules.ts';
import { wordGap } from '../../../../platform/i18n/language.ts';
import { Link } from '../../../../ui/link/Link.tsx';

interface AgreementBoxProps {
  serviceHref: string;
  privacyHref: string;
}

/** Must be ticked to register; the form's field `agreed`. */
export function AgreementBox({ serviceHref, privacyHref }: AgreementBoxProps) {
  return (
    <PlainCheckboxInput name="agreed" rule={needed(m.fault_terms_agreed)} required>
      {/* A sentence with links in it, not a row of links. */}
      <span data-prose>
        {m.identity_agree()}
        {wordGap()}
        <Link href={serviceHref} target="_blank">
          {m.identity_agree_service()}
        </Link>
        {wordGap()}
        {m.identity_agreement_and()}
        {wordGap()}
        <Link href={privacyHref} target="_blank">
          {m.identity_agree_terms()}
        </Link>
      </span>
    </PlainCheckboxInput>
  );
}
