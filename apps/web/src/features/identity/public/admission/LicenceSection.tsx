import type { OwnAdmission } from '@portal/contract/enterprise-admission';
import {
  identity_field_licence,
  identity_field_licence_hint,
  identity_retry,
  identity_section_licence,
  identity_upload_choose,
  identity_upload_progress,
  identity_upload_remove,
} from '../../../../platform/i18n/paraglide/messages.js';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { Upload } from '../../../../ui/upload/Upload.tsx';
import { useBound } from '../../shared/form/FormText.tsx';
import type { EntrySectionProps } from './entry-props.ts';
import { licenceRules, useLicence } from './use-licence.ts';

interface LicenceSectionProps extends EntrySectionProps {
  licence: OwnAdmission['licence'] | undefined;
  regTicket: string | undefined;
}

/** The picture of the business licence. */
export function LicenceSection({ field, licence, regTicket }: LicenceSectionProps) {
  const { readOnly, ...bound } = field('licenseFileId');
  const { value, onChange, error, ref } = useBound(bound);
  const stored = typeof value === 'string' && value !== '' ? (licence ?? undefined) : undefined;
  const { items, fault, add, refuse, retry, remove } = useLicence({ stored, regTicket, onChange });
  const shown = fault ?? error;
  return (
    <FormSection title={identity_section_licence()} columns={1}>
      <Upload
        {...licenceRules}
        label={identity_field_licence()}
        hint={identity_field_licence_hint()}
        most={1}
        required
        disabled={readOnly}
        items={items}
        onAdd={add}
        onRefuse={refuse}
        onRemove={readOnly ? () => undefined : remove}
        onRetry={retry}
        {...(shown ? { error: shown } : {})}
        labels={{
          choose: identity_upload_choose(),
          retry: identity_retry(),
          remove: (name) => identity_upload_remove({ name }),
          progress: (name) => identity_upload_progress({ name }),
        }}
        ref={ref}
      />
    </FormSection>
  );
}
