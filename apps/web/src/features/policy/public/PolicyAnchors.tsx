import * as m from '@portal/texts/messages';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import styles from './PolicyPage.module.css';
import SectionTabs, { type Anchor } from './SectionTabs.island.tsx';

/** The sections of the page, sticky under the bar. */
export function PolicyAnchors({ anchors }: { anchors: Anchor[] }) {
  return (
    <div className={styles.subnav}>
      <Wrap>
        <SectionTabs label={m.policy_toc_label()} anchors={anchors} />
      </Wrap>
    </div>
  );
}
