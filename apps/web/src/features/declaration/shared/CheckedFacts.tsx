import type { Fact as CheckedFact } from '@portal/contract/declaration/public';
import { factLabels, sourceNames } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Declaration.module.css';

/** Verified data about the enterprise, each with its source. */
export function CheckedFacts({ facts }: { facts: readonly CheckedFact[] }) {
  return (
    <Text as="section" above={24} below={24}>
      <Text as="h3" below={10} size={16} className={styles.heading}>
        {m.declaration_part_enterprise()} <small>{m.declaration_part_enterprise_note()}</small>
      </Text>
      <Facts
        facts={facts.map(({ fact, value, source }) => ({
          name: factLabels[fact](),
          value: <Written>{value}</Written>,
          note: m.declaration_source({ source: sourceNames[source]() }),
        }))}
      />
    </Text>
  );
}
