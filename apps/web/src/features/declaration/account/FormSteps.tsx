import type { Lack } from '@portal/contract/declaration/form';
import * as m from '@portal/texts/messages';
import { StepBar } from '../../../ui/steps/StepBar.tsx';

interface FormStepsProps {
  lacks: readonly Lack[];
  isExempt: boolean;
  commits: boolean;
}

/** Information, materials, commitment: which are done, and how much is left of the others. */
export function FormSteps({ lacks, isExempt, commits }: FormStepsProps) {
  const ofForm = lacks.filter(({ target }) => target.startsWith('form.')).length;
  const ofMaterials = lacks.length - ofForm;
  const leftText = (count: number) =>
    count === 0 ? m.declaration_step_done() : m.declaration_lacks({ count });
  const open = [ofForm > 0, ofMaterials > 0, !commits];
  const first = open.indexOf(true);
  return (
    <StepBar
      doneLabel={m.declaration_step_done()}
      current={first < 0 ? open.length : first}
      steps={[
        { title: m.declaration_step_form(), note: leftText(ofForm) },
        {
          title: m.declaration_part_materials(),
          note: isExempt && ofMaterials === 0 ? m.declaration_step_exempt() : leftText(ofMaterials),
        },
        {
          title: m.declaration_part_commitment(),
          note: commits ? m.declaration_step_done() : m.declaration_step_commit(),
        },
      ]}
    />
  );
}
