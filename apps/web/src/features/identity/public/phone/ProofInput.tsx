import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { useInput } from '../../../../platform/form/use-input.ts';
import { PaperUpload } from '../../shared/form/PaperUpload.tsx';

type Uploaded = EndpointMap['POST /api/fms/upload']['output'];

function sendProof(file: File): Promise<Uploaded> {
  const form = new FormData();
  form.append('purpose', 'PHONE_APPEAL');
  form.append('file', file);
  return browserClient().upload<Uploaded>('/api/fms/upload', form);
}

interface ProofInputProps {
  onSending: (sending: Promise<void>) => void;
}

/** The form's field `proofFileId`: an optional document proving who owns the account. */
export function ProofInput({ onSending }: ProofInputProps) {
  const { onChange, error, ref } = useInput<string>('proofFileId');
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
