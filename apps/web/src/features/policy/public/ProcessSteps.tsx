import type { ProcessStep } from '@portal/contract/policy/parts';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Steps } from '../../../ui/steps/Steps.tsx';

interface ProcessStepsProps {
  steps: ProcessStep[];
  /** The last day to apply, if a window is open or upcoming. */
  until?: string | undefined;
}

/** The application procedure, starting with submission. */
export function ProcessSteps({ steps, until }: ProcessStepsProps) {
  const submit = {
    title: m.policy_step_submit(),
    note: until && m.policy_step_before({ day: until.slice(5) }),
  };
  const handled = steps.map(({ name, days }) => ({
    title: name,
    note: m.policy_working_days({ count: days }),
  }));
  return (
    <div lang={langOfContent('zh')}>
      <Steps steps={[submit, ...handled]} />
    </div>
  );
}
