import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import type { Control } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { useBound } from '../../../../platform/form/FormText.tsx';
import { PaperUpload } from '../../shared/form/PaperUpload.tsx';
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
  return (
    <PaperUpload
      label={m.identity_appeal_proof()}
      hint={m.identity_appeal_proof_hint()}
      error={error}
      ref={ref}
      onChange={onChange}
      onSending={onSending}
      upload={sendProof}
    />
  );
}
