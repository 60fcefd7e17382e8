import type { PolicyDetail } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent, wordGap } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ReadingTools } from '../../content/shared/ReadingTools.tsx';
import { kindLabels, levelLabels, stateLabels, stateVariants } from '../shared/policy-labels.ts';
import styles from './PolicyHead.module.css';
import { policyFacts } from './policy-facts.tsx';

/** The header of a policy: its title, its issuer, and the four facts most readers look for. */
export function PolicyHead({ policy }: { policy: PolicyDetail }) {
  const lang = langOfContent('zh');
  return (
    <>
      <OverBand policy={policy} />
      <Text as="div" ground="quiet">
        <Text as="div" contained padTop={40} className={styles.inner}>
          <Row as="p" wrap gap={8}>
            <Tag outlined>{levelLabels[policy.level]()}</Tag>
            <Tag {...stateVariants[policy.state]}>{stateLabels[policy.state]()}</Tag>
            <Tag tone="brand">{kindLabels[policy.kind]()}</Tag>
          </Row>
          <Text as="h1" above={12} size={32} className={styles.title} tabIndex={-1} lang={lang}>
            <Phrases text={policy.title} />
          </Text>
          <Row wrap align="center" justify="between" gap={4} gapX={24} className={styles.line}>
            <Row as="p" wrap gap={4} gapX={24} tone="quiet" size={15} className={styles.meta}>
              {policy.docNo && <span lang={lang}>{m.policy_doc_no({ no: policy.docNo })}</span>}
              <span>
                {m.policy_issuer()}
                {wordGap()}
                <span lang={lang}>{policy.departments.map(({ name }) => name).join('、')}</span>
              </span>
              <span>
                {m.policy_issued()}
                {wordGap()}
                <time dateTime={policy.issuedAt}>{policy.issuedAt}</time>
              </span>
            </Row>
            <ReadingTools
              title={policy.title}
              collect={collectProps('POLICY', policy.policyId)}
              place="end"
            />
          </Row>
          <Facts layout="row" facts={policyFacts(policy)} />
        </Text>
      </Text>
    </>
  );
}

function OverBand({ policy }: { policy: PolicyDetail }) {
  const { state, repealedAt, effectiveTo } = policy;
  if (state !== 'REPEALED' && state !== 'EXPIRED') return null;
  const day = (state === 'REPEALED' ? repealedAt : effectiveTo) ?? '';
  return (
    <Text as="div" padBlock={12} size={15} className={styles.band} data-state={state} role="note">
      <Row contained align="baseline" gap={12}>
        <Text as="span" fixed padInline={8} weight={600} className={styles.bandWord}>
          {stateLabels[state]()}
        </Text>
        <span>{state === 'REPEALED' ? m.policy_repealed_band({ day }) : m.policy_expired_band({ day })}</span>
      </Row>
    </Text>
  );
}
