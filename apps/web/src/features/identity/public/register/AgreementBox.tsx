import type { FieldValues } from 'react-hook-form';
import {
  identity_agree,
  identity_agree_terms,
  identity_fault_agree,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Link } from '../../../../ui/link/Link.tsx';
import { PlainCheckbox } from '../../../../ui/plain-field/PlainCheckbox.tsx';
import { type Bound, useBound } from '../../shared/form/FormText.tsx';
import { needed } from '../../shared/form/rules.ts';

interface AgreementBoxProps<Values extends FieldValues> extends Omit<Bound<Values>, 'rule'> {
  termsHref: string;
}

/** To be ticked by whoever registers. */
export function AgreementBox<Values extends FieldValues>({ termsHref, ...bound }: AgreementBoxProps<Values>) {
  const { value, error, onChange, onBlur, ref } = useBound({ ...bound, rule: needed(identity_fault_agree) });
  return (
    <PlainCheckbox
      {...{ onChange, onBlur, ref }}
      checked={Boolean(value)}
      {...(error ? { error } : {})}
      required
    >
      {identity_agree()}{' '}
      <Link href={termsHref} target="_blank">
        {identity_agree_terms()}
      </Link>
    </PlainCheckbox>
  );
}
