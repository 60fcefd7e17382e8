import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { currentLocale, langOfContent, wordGap } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag, type Tone } from '../../../ui/tag/Tag.tsx';
import { ReadingTools } from '../../content/shared/ReadingTools.tsx';
import { AmountUpTo } from '../shared/AmountUpTo.tsx';
import { amountText } from '../shared/amount-text.ts';
import { itemStateLabels, kindLabels, levelLabels } from '../shared/policy-labels.ts';
import { WindowLeft } from '../shared/WindowTrack.tsx';
import styles from './PolicyHead.module.css';

const tones: Partial<Record<DeclareItemDetail['state'], Tone>> = { OPEN: 'leaf', COMING: 'brand' };

/** The header of a funding call: title, deadline, amount and quota. */
export function DeclareItemHead({ item, declarers }: { item: DeclareItemDetail; declarers: number }) {
  const { state, today } = item;
  return (
    <Text as="div" ground="quiet">
      <Text as="div" contained padTop={40} className={styles.inner}>
        <Row as="p" wrap gap={8}>
          <Tag outlined>{levelLabels[item.level]()}</Tag>
          {state !== 'DRAFT' && (
            <Tag tone={tones[state] ?? 'neutral'} mark={state === 'OPEN' ? 'dot' : 'ring'}>
              {itemStateLabels[state]()}
            </Tag>
          )}
          <Tag tone="brand">{kindLabels[item.kind]()}</Tag>
        </Row>
        <Text as="h1" above={12} size={32} className={styles.title} tabIndex={-1} lang={langOfContent('zh')}>
          <Phrases text={item.title} />
        </Text>
        <Row wrap align="center" justify="between" gap={4} gapX={24} className={styles.line}>
          <Row as="p" wrap gap={4} gapX={24} tone="quiet" size={15} className={styles.meta}>
            <span>
              {m.policy_issuer()}
              {wordGap()}
              <span lang={langOfContent('zh')}>{item.departments.map(({ name }) => name).join('、')}</span>
            </span>
            {item.oncePerYear && <span>{m.policy_once_per_year()}</span>}
          </Row>
          <ReadingTools title={item.title} place="end" />
        </Row>
        <Facts
          layout="row"
          facts={[
            {
              name: m.policy_fact_window(),
              value: m.policy_window_range({ from: item.windowFrom.slice(5), to: item.windowTo.slice(5) }),
              note: <WindowLeft item={item} today={today} />,
            },
            { name: m.policy_fact_amount(), value: <AmountUpTo amount={item.amount} /> },
            {
              name: m.policy_quota(),
              value: item.quota === null ? m.policy_unlimited() : m.policy_quota_count({ count: item.quota }),
              note: m.declaration_declarers({ count: declarers }),
            },
            {
              name: m.policy_budget(),
              value:
                item.budgetFen === null ? m.policy_unlimited() : amountText(item.budgetFen, currentLocale()),
            },
          ]}
        />
      </Text>
    </Text>
  );
}
