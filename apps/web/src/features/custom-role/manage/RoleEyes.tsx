import type { MenuItem } from '@portal/contract/identity/menu';
import type { RoleContent, RoleSeen } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { useMenuName } from '../../identity/shared/menu-name.ts';
import styles from './RoleEyes.module.css';
import { SectionHead } from './SectionHead.tsx';
import { useRolePreview } from './use-role-preview.ts';

const pagesOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ resUrl, name, childrenMenus }) => [...(resUrl ? [name] : []), ...pagesOf(childrenMenus)]);

interface RoleEyesProps {
  name: string;
  /** What is being entered, or waits. */
  data: RoleContent;
  /** Null for a role that was never approved. */
  inForce: RoleContent | null;
}

/** What a holder would see, as the role is being edited, next to what they see now. */
export function RoleEyes({ name, data, inForce }: RoleEyesProps) {
  const seen = useRolePreview(useSettled(data));
  return (
    <Stack as="section" gap={16} aria-labelledby="role-eyes">
      <SectionHead id="role-eyes" title={m.custom_role_eye()} note={m.custom_role_eye_note()} />
      {seen && (inForce ? <Compared {...{ name, seen, inForce }} /> : <Seen {...{ name, seen }} />)}
    </Stack>
  );
}

function Compared({ inForce, ...eyes }: { name: string; seen: RoleSeen; inForce: RoleContent }) {
  return <Seen {...eyes} before={useRolePreview(inForce)} />;
}

function Seen({ name, seen, before }: { name: string; seen: RoleSeen; before?: RoleSeen | undefined }) {
  return (
    <div className={styles.eyes}>
      <Menu name={name} seen={seen} before={before} />
      <Counts name={name} seen={seen} before={before} />
    </div>
  );
}

interface SeenProps {
  name: string;
  seen: RoleSeen;
  before: RoleSeen | undefined;
}

function Menu({ name, seen, before }: SeenProps) {
  const wordOf = useMenuName();
  const earlier = before && pagesOf(before.menu);
  return (
    <figure className={styles.eye} aria-label={m.custom_role_eye()}>
      <figcaption className={styles.bar}>
        <b lang={langOfName(name)}>{name || m.custom_role_new()}</b>
      </figcaption>
      <ul>
        {pagesOf(seen.menu).map((page) => (
          <li key={page} lang={langOfName(wordOf(page))}>
            {wordOf(page)}
            {earlier && !earlier.includes(page) && <em>{m.custom_role_added()}</em>}
          </li>
        ))}
        {[...new Set(seen.hidden)].map((page) => (
          <li key={page} className={styles.hidden} lang={langOfName(wordOf(page))}>
            <s>{wordOf(page)}</s>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function countOf({ counts }: RoleSeen, subject: RoleSeen['counts'][number]['subject']): string {
  const found = counts.find((one) => one.subject === subject);
  if (!found) return m.custom_role_hidden();
  return [found.count, found.readsOnly && m.custom_role_reads_only()]
    .filter((part) => part !== false)
    .join(' · ');
}

function Counts({ name, seen, before }: SeenProps) {
  const subjects = [...seen.counts, ...(before?.counts ?? [])];
  const rows = [...new Map(subjects.map(({ subject, label }) => [subject, label]))];
  const menuOf = ({ menu }: RoleSeen) => m.custom_role_menu_count({ count: pagesOf(menu).length });
  return (
    <Table
      caption={m.custom_role_seen()}
      rowKey={({ key }) => key}
      rows={[
        { key: 'menu', label: m.operator_role_menus(), now: menuOf(seen), earlier: before && menuOf(before) },
        ...rows.map(([subject, label]) => ({
          key: subject,
          label,
          now: countOf(seen, subject),
          earlier: before && countOf(before, subject),
        })),
      ]}
      columns={[
        { key: 'seen', head: m.custom_role_seen(), rowHeader: true, cell: ({ label }) => label },
        {
          key: 'now',
          head: <span lang={langOfName(name)}>{name || m.custom_role_new()}</span>,
          cell: ({ now }) => now,
        },
        ...(before
          ? [
              {
                key: 'earlier',
                head: m.custom_role_state_in_force(),
                cell: ({ earlier }: { earlier: string | undefined }) => earlier,
              },
            ]
          : []),
      ]}
    />
  );
}
