import type { ContractFacts } from '@portal/contract/lease/public';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';

/** The signed document; only its enterprise and the park can read it. */
export const ContractFile = ({ file }: { file: NonNullable<ContractFacts['file']> }) => (
  <section aria-label={m.lease_file()}>
    <FileButton file={file} />
  </section>
);
