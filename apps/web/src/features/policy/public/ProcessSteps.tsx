import type { ProcessStep } from '@portal/contract/policy-terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Steps } from '../../../ui/steps/Steps.tsx';

interface ProcessStepsProps {
  steps: ProcessStep[];
  /** Last day to apply, where a window is open or to come. */
  until?: string | undefined;
}

/** How a declaration is handled, from handing it in. */
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
