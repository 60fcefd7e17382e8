import type { PolicyCondition } from '@portal/contract/policy/parts';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { banknoteIcon } from '../../../ui/icon/shapes/banknote.ts';
import { buildingIcon } from '../../../ui/icon/shapes/building.ts';
import { fileCheckIcon } from '../../../ui/icon/shapes/file-check.ts';
import { gaugeIcon } from '../../../ui/icon/shapes/gauge.ts';
import { userCheckIcon } from '../../../ui/icon/shapes/user-check.ts';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { sourceLabels } from '../shared/policy-labels.ts';
import styles from './ConditionList.module.css';

const sourceIcons: Record<PolicyCondition['dataSource'], string> = {
  PROFILE: buildingIcon,
  ANNUAL: banknoteIcon,
  CONTRACT: fileCheckIcon,
  CREDIT: gaugeIcon,
  MANUAL: userCheckIcon,
};

/** The conditions, and how each is checked. */
export function ConditionList({ conditions }: { conditions: PolicyCondition[] }) {
  return (
    <>
      <div className={styles.head} aria-hidden>
        <span />
        <span>{m.policy_condition()}</span>
        <span>{m.policy_condition_check()}</span>
      </div>
      <ol className={styles.list}>
        {conditions.map(({ ruleId, text, required, dataSource }, index) => (
          <li key={ruleId} className={styles.row}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span>
              <span lang={langOfContent('zh')}>{text}</span>
              {!required && (
                <span className={styles.need}>
                  <Tag tone="brand">{m.policy_condition_preferred()}</Tag>
                </span>
              )}
            </span>
            <span className={styles.check}>
              <Icon shape={sourceIcons[dataSource]} />
              <span>
                {sourceLabels[dataSource]()}
                <span data-rule={ruleId} />
              </span>
            </span>
          </li>
        ))}
        <li className={styles.fold} data-met="" />
      </ol>
    </>
  );
}
