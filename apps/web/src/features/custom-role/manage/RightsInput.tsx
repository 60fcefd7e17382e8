import type { MatrixLine } from '@portal/contract/rights/custom-role';
import type { Right } from '@portal/contract/rights/subjects';
import { useId, useRef } from 'react';
import { useInput } from '../../../platform/form/use-input.ts';
import { useFocusHandle } from '../../../ui/field/use-focus-handle.ts';
import { FaultText } from './FaultText.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';

interface RightsInputProps {
  lines: readonly MatrixLine[];
  inForce: readonly Right[];
}

/** The rights of a role, one circle each. */
export function RightsInput({ lines, inForce }: RightsInputProps) {
  const { value, onChange, error, disabled, ref } = useInput<Right[]>('data.rights');
  const table = useRef<HTMLTableElement>(null);
  const faultId = useId();
  useFocusHandle(ref, table);
  const toggle = (right: Right) =>
    onChange(value.includes(right) ? value.filter((one) => one !== right) : [...value, right]);
  return (
    <>
      <RightsMatrix
        ref={table}
        lines={lines}
        rights={value}
        inForce={inForce}
        onToggle={disabled ? undefined : toggle}
        describedBy={error && faultId}
      />
      <FaultText id={faultId} text={error} />
    </>
  );
}
