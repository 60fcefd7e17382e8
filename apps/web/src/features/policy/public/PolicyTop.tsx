import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { Crumb } from '../../../ui/breadcrumb/Breadcrumb.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import styles from './PolicyTop.module.css';

/** The breadcrumb of a page in this section; the last step is the page itself. */
export function PolicyCrumb({ steps }: { steps: Crumb[] }) {
  return <Crumbs steps={[{ text: m.policy_section() }, ...steps]} />;
}

interface PolicyTopProps {
  tab: 'list' | 'calls';
  title: string;
  note: string;
  /** Shown on the right: the search. */
  actions?: ReactNode;
}

/** Title, note and the two tabs of the section. */
export function PolicyTop({ tab, title, note, actions }: PolicyTopProps) {
  return (
    <Text as="div" contained padTop={48} className={styles.top}>
      <PageHead title={title} note={note} actions={actions} />
      <Text as="div" above={32} className={styles.tabs}>
        <TabLinks
          label={m.policy_tabs_label()}
          currentKey={tab}
          items={[
            { key: 'list', href: paths.policyList(), text: m.policy_list_title() },
            { key: 'calls', href: paths.declaration(), text: m.policy_declaration_title() },
          ]}
        />
      </Text>
    </Text>
  );
}
