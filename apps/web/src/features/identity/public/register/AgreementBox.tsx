import * as m from '@portal/texts/messages';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from '../../../../platform/form/FormText.tsx';
import { needed } from '../../../../platform/form/rules.ts';
import { wordGap } from '../../../../platform/i18n/language.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { PlainCheckbox } from '../../../../ui/plain-field/PlainCheckbox.tsx';

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
  const { value, error, onChange, onBlur, ref } = useBound({
    ...bound,
    rule: needed(m.fault_terms_agreed),
  });
  return (
    <PlainCheckbox
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      checked={Boolean(value)}
      {...(error ? { error } : {})}
      required
    >
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
    </PlainCheckbox>
  );
}
