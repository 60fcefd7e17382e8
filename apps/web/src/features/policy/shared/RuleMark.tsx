import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon, circleQuestionMarkIcon, circleXIcon } from '../../../ui/icon/shapes.ts';
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
