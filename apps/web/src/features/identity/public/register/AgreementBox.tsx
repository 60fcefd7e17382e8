import type { FieldValues } from 'react-hook-form';
import { wordGap } from '../../../../platform/i18n/language.ts';
import {
  identity_agree,
  identity_agree_service,
  identity_agree_terms,
  identity_agreement_and,
  identity_fault_agree,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Link } from '../../../../ui/link/Link.tsx';
import { PlainCheckbox } from '../../../../ui/plain-field/PlainCheckbox.tsx';
import { type Bound, useBound } from '../../shared/form/FormText.tsx';
import { needed } from '../../shared/form/rules.ts';

interface AgreementBoxProps<Values extends FieldValues> extends Omit<Bound<Values>, 'rule'> {
  serviceHref: string;
  privacyHref: string;
}

/** To be ticked by whoever registers. */
export function AgreementBox<Values extends FieldValues>({
  serviceHref,
  privacyHref,
  ...bound
}: AgreementBoxProps<Values>) {
  const { value, error, onChange, onBlur, ref } = useBound({ ...bound, rule: needed(identity_fault_agree) });
  return (
    <PlainCheckbox
      {...{ onChange, onBlur, ref }}
      checked={Boolean(value)}
      {...(error ? { error } : {})}
      required
    >
      {identity_agree()}
      {wordGap()}
      <Link href={serviceHref} target="_blank">
        {identity_agree_service()}
      </Link>
      {wordGap()}
      {identity_agreement_and()}
      {wordGap()}
      <Link href={privacyHref} target="_blank">
        {identity_agree_terms()}
      </Link>
    </PlainCheckbox>
  );
}
