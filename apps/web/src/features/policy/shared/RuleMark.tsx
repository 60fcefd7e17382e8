import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes/circle-check.ts';
import { circleQuestionMarkIcon } from '../../../ui/icon/shapes/circle-question-mark.ts';
import { circleXIcon } from '../../../ui/icon/shapes/circle-x.ts';
import styles from './RuleMark.module.css';

export type JudgedResult = 'MET' | 'UNMET' | 'UNKNOWN';

const shapes: Record<JudgedResult, string> = {
  MET: circleCheckIcon,
  UNMET: circleXIcon,
  UNKNOWN: circleQuestionMarkIcon,
};

/** The icon of a condition's result; `label` if there is no text next to it. */
export function RuleMark({ result, label }: { result: JudgedResult; label?: string }) {
  return (
    <span className={styles.mark} data-result={result}>
      <Icon shape={shapes[result]} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
