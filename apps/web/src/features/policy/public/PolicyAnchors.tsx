import * as m from '@portal/texts/messages';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './PolicyPage.module.css';
import SectionTabs, { type Anchor } from './SectionTabs.island.tsx';

/** The sections of the page, sticky under the bar. */
export function PolicyAnchors({ anchors }: { anchors: Anchor[] }) {
  return (
    <Text hide="print" as="div" lineBelow="thin" ground="page" className={styles.subnav}>
      <Wrap>
        <SectionTabs label={m.policy_toc_label()} anchors={anchors} />
      </Wrap>
    </Text>
  );
}
