import type { OrganizationRow } from '@portal/contract/organization/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './OrganizationPanel.module.css';
import { organizationIcons } from './organization-words.ts';

const shownAtOnce = 4;

/** The largest bodies that accept members, shown next to other lists; nothing if none does. */
export function OrganizationPanel({ rows }: { rows: OrganizationRow[] }) {
  const open = rows
    .filter(({ takesMembers }) => takesMembers)
    .sort((a, b) => b.members - a.members)
    .slice(0, shownAtOnce);
  if (open.length === 0) return null;
  return (
    <Stack as="section" gap={10} pad={20} frame="thin" round className={styles.panel}>
      <Text as="h2" size={16}>
        {m.org_panel_title()}
      </Text>
      <ul>
        {open.map(({ organizationId, name, kind, members }) => (
          <li key={organizationId}>
            <Icon shape={organizationIcons[kind]} />
            <Link href={paths.organization(organizationId)} look="quiet" lang={langOfContent('zh')}>
              {name}
            </Link>
            <Text as="small" nowrap>
              {m.org_member_count({ count: members })}
            </Text>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.organizationChart()} wide>
        {m.org_panel_all()}
      </ButtonLink>
    </Stack>
  );
}
