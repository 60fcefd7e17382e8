import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import {
  type ApplicationField,
  applicationFields,
  enterpriseFields,
} from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { Written } from '../../../../platform/display/Written.tsx';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { type Correction, isCorrected } from './correction.ts';
import { EarlierValue } from './EarlierValue.tsx';
import { EntryInput } from './EntryInput.tsx';
import type { EntrySectionProps } from './entry-props.ts';
import { entryText } from './entry-texts.ts';
import { Fix } from './Fix.tsx';
import { LicenceInput, type LicenceProps } from './LicenceSection.tsx';
import { ProductRows } from './ProductSection.tsx';

interface CorrectionPartsProps extends EntrySectionProps, Omit<LicenceProps, 'licence'> {
  correction: Correction;
  admission: OwnAdmission;
}

/** Returned fields come first, each with its note and previous value; the rest is read-only. */
export function CorrectionParts({ correction, admission, ...props }: CorrectionPartsProps) {
  const { form, choices, regTicket } = props;
  const values = useWatch({ control: form.control });
  const { fields, notes } = correction;
  const left = fields.filter((name) => !isCorrected(correction, name, values[name])).length;
  const others = applicationFields.filter((name) => !fields.includes(name));
  const textOf = (name: ApplicationField) =>
    name === 'licenseFileId' ? (admission.licence?.name ?? '') : entryText(name, form.getValues(), choices);
  return (
    <>
      <div>
        <Text as="h2" size={20} leading="mid">
          {left > 0
            ? m.identity_correction_left({ count: left, rest: others.length })
            : m.identity_correction_whole()}
        </Text>
        {admission.opinion && (
          <Text above={4} tone="quiet">
            <Written>{admission.opinion}</Written>
          </Text>
        )}
      </div>
      {fields.map((name) => (
        <Fix
          key={name}
          title={enterpriseFields[name].label()}
          note={notes[name] ?? ''}
          done={isCorrected(correction, name, values[name])}
        >
          <EarlierValue name={name} correction={correction} choices={choices} regTicket={regTicket} />
          <ReturnedInput {...props} name={name} licence={newLicence(correction, admission)} />
        </Fix>
      ))}
      <Text as="div" above={32}>
        <Disclosure summary={m.identity_correction_kept({ count: others.length })}>
          <Facts
            columns={1}
            facts={others.map((name) => ({
              name: enterpriseFields[name].label(),
              value: <Written>{textOf(name) || '—'}</Written>,
            }))}
          />
        </Disclosure>
      </Text>
    </>
  );
}

/** The licence saved since the return; the returned one is shown above, to be replaced. */
const newLicence = ({ earlier }: Correction, { application, licence }: OwnAdmission) =>
  application.licenseFileId === earlier.licenseFileId ? undefined : licence;

function ReturnedInput({ name, ...props }: EntrySectionProps & LicenceProps & { name: ApplicationField }) {
  if (name === 'licenseFileId') return <LicenceInput {...props} />;
  if (name === 'products') return <ProductRows />;
  return <EntryInput {...props} name={name} />;
}
