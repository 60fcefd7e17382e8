import type { PolicyCondition } from '@portal/contract/policy/parts';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import {
  banknoteIcon,
  buildingIcon,
  fileCheckIcon,
  gaugeIcon,
  userCheckIcon,
} from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
      <Columns
        of="2rem minmax(0, 1fr) 250px"
        gap={0}
        gapX={8}
        padBottom={8}
        tone="faint"
        size={14}
        hide="phone"
        aria-hidden
      >
        <span />
        <span>{m.policy_condition()}</span>
        <span>{m.policy_condition_check()}</span>
      </Columns>
      <Text as="ol" lineAbove="strong" className={styles.list}>
        {conditions.map(({ ruleId, text, required, dataSource }, index) => (
          <Columns
            key={ruleId}
            as="li"
            of="2rem minmax(0, 1fr) 250px"
            gap={0}
            gapX={8}
            padBlock={16}
            lineBelow="thin"
            leading="list"
            className={styles.row}
          >
            <Text as="span" tone="faint" figures aria-hidden>
              {index + 1}
            </Text>
            <span>
              <span lang={langOfContent('zh')}>{text}</span>
              {!required && (
                <span className={styles.need}>
                  <Tag tone="brand">{m.policy_condition_preferred()}</Tag>
                </span>
              )}
            </span>
            <Columns
              as="span"
              of="20px minmax(0, 1fr)"
              gap={8}
              tone="quiet"
              size={15}
              className={styles.check}
            >
              <Icon shape={sourceIcons[dataSource]} />
              <span>
                {sourceLabels[dataSource]()}
                <span data-rule={ruleId} />
              </span>
            </Columns>
          </Columns>
        ))}
        <li className={styles.fold} data-met="" />
      </Text>
    </>
  );
}
