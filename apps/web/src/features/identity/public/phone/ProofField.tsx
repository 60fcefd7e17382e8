import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { Control } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import {
  identity_appeal_proof,
  identity_appeal_proof_hint,
  identity_retry,
  identity_upload_choose,
  identity_upload_progress,
  identity_upload_remove,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Upload } from '../../../../ui/upload/Upload.tsx';
import { useBound } from '../../shared/form/FormText.tsx';
import { paperRules, useOneFile } from '../../shared/form/use-one-file.ts';
import type { AppealValues } from './appeal-values.ts';

type Uploaded = EndpointMap['POST /api/fms/upload']['output'];

function sendProof(file: File): Promise<Uploaded> {
  const form = new FormData();
  form.append('purpose', 'PHONE_APPEAL');
  form.append('file', file);
  return browserClient().upload<Uploaded>('/api/fms/upload', form);
}

interface ProofFieldProps {
  control: Control<AppealValues>;
  onSending: (sending: Promise<void>) => void;
}

/** A paper that shows whose account it is; may be left out. */
export function ProofField({ control, onSending }: ProofFieldProps) {
  const { onChange, error, ref } = useBound({ control, name: 'proofFileId' });
  const { items, fault, add, refuse, retry, remove } = useOneFile({ upload: sendProof, onChange, onSending });
  const shown = fault ?? error;
  return (
    <Upload
      {...paperRules}
      label={identity_appeal_proof()}
      hint={identity_appeal_proof_hint()}
      most={1}
      items={items}
      onAdd={add}
      onRefuse={refuse}
      onRemove={remove}
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
  );
}
