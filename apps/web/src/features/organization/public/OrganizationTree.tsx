import type { OrganizationRow } from '@portal/contract/organization/public';
import { organizationKindLabels } from '@portal/contract/organization/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { organizationIcons } from '../shared/organization-words.ts';
import styles from './OrganizationTree.module.css';

/** The tree, growing to the right; a phone shows only the table, which says the same. */
export function OrganizationTree({ rows }: { rows: OrganizationRow[] }) {
  const roots = rows.filter(({ depth }) => depth === 0);
  return (
    <Text as="nav" padTop={8} padBottom={48} hide="tablet" className={styles.trees} aria-label={m.org_tree()}>
      <Branch rows={rows} nodes={roots} />
    </Text>
  );
}

function Branch({ rows, nodes }: { rows: OrganizationRow[]; nodes: OrganizationRow[] }) {
  return (
    <ul>
      {nodes.map((node) => {
        const children = rows.filter(({ parentId }) => parentId === node.organizationId);
        return (
          <li key={node.organizationId}>
            <Node node={node} />
            {children.length > 0 && <Branch rows={rows} nodes={children} />}
          </li>
        );
      })}
    </ul>
  );
}

function Node({ node: { organizationId, name, kind, leaderText, members } }: { node: OrganizationRow }) {
  const lang = langOfContent('zh');
  return (
    <Link href={paths.organization(organizationId)} look="bare" className={styles.node}>
      <Icon shape={organizationIcons[kind]} />
      <Text as="span" shrink>
        <Text as="b" block weight={600} balance lang={lang}>
          {name}
        </Text>
        <Text as="small" block tone="quiet" size={14}>
          {organizationKindLabels[kind]()} {leaderText && <span lang={lang}>{leaderText}</span>}
        </Text>
      </Text>
      <em>{m.org_member_count({ count: members })}</em>
    </Link>
  );
}
