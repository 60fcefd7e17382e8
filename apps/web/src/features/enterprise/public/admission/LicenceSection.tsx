import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { useInput } from '../../../../platform/form/use-input.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { PaperUpload } from '../../../identity/shared/form/PaperUpload.tsx';
import { entryParts } from './entry-parts.ts';
import type { EntrySectionProps } from './entry-props.ts';

type Uploaded = EndpointMap['POST /api/baseInfo/enterpriseInfo/uploadForReg']['output'];

export interface LicenceProps extends Pick<EntrySectionProps, 'field'> {
  licence: OwnAdmission['licence'] | undefined;
  regTicket: string | undefined;
  onSending: (sending: Promise<void>) => void;
}

function sendLicence(file: File, regTicket: string | undefined): Promise<Uploaded> {
  const form = new FormData();
  form.append('purpose', 'LICENCE');
  form.append('file', file);
  const query = new URLSearchParams(regTicket === undefined ? {} : { regTicket }).toString();
  return browserClient().upload<Uploaded>(`/api/baseInfo/enterpriseInfo/uploadForReg?${query}`, form);
}

/** The picture of the business licence. */
export function LicenceSection(props: LicenceProps) {
  return (
    <FormSection id={entryParts.licence.id} title={m.identity_section_licence()} columns={1}>
      <LicenceInput {...props} />
    </FormSection>
  );
}

export function LicenceInput({ field, licence, regTicket, onSending }: LicenceProps) {
  const { name, rule } = field('licenseFileId');
  const { value, onChange, error, ref } = useInput<string>(name, { rule });
  const stored = value !== '' ? (licence ?? undefined) : undefined;
  return (
    <PaperUpload
      label={m.field_licence()}
      hint={m.identity_field_licence_hint()}
      dropHint={m.identity_field_licence_drop()}
      required
      error={error}
      ref={ref}
      stored={stored}
      onChange={onChange}
      onSending={onSending}
      upload={(file) => sendLicence(file, regTicket)}
    />
  );
}
