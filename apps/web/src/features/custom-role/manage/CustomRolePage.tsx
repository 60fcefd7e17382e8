import { paths } from '@portal/contract/paths';
import type { CustomRoleRow, customRoleQueryMatrix } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import styles from './CustomRole.module.css';
import { PresetRole } from './PresetRole.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import { RoleNav } from './RoleNav.tsx';

type Matrix = z.output<typeof customRoleQueryMatrix.output>;

const NewRole = () => (
  <ButtonLink variant="main" icon={plusIcon} href={paths.manageCustomRoles({ role: 'new' })}>
    {m.custom_role_new()}
  </ButtonLink>
);

/** The roles of the park's own: rights by subject, places, holders, and changes that a second person approves. */
export function Component() {
  const matrix = useQueryOf('GET /api/userManage/customRole/queryMatrix', {}, { quiet: true });
  const roles = useQueryOf('GET /api/userManage/customRole/queryList', {}, { quiet: true });
  return (
    <>
      <PageTitle
        title={m.custom_role_title()}
        inLine
        aside={
          <TabLinks
            label={m.operator_user_tabs()}
            currentKey="custom"
            items={[
              { key: 'menus', href: paths.manageRoles(), text: m.operator_role_menus() },
              {
                key: 'grants',
                href: paths.manageRoles({ tab: 'grants' }),
                text: m.operator_role_grants(),
              },
              { key: 'custom', href: paths.manageCustomRoles(), text: m.custom_role_title() },
            ]}
          />
        }
        actions={<NewRole />}
      />
      <Answered of={matrix} lines={14}>
        {(rights) => (
          <Answered of={roles} lines={14}>
            {(all) => <Desk matrix={rights} roles={all} />}
          </Answered>
        )}
      </Answered>
    </>
  );
}

/** The list of roles, and the chosen one; at first one whose change waits. */
function Desk({ matrix, roles }: { matrix: Matrix; roles: CustomRoleRow[] }) {
  const [search] = useSearchParams();
  const first = roles.find(({ hasChange }) => hasChange) ?? roles[0];
  const current = search.get('role') ?? first?.id ?? '';
  return (
    <div className={styles.page}>
      <RoleNav roles={roles} presets={matrix.presets} current={current} />
      <div>
        <Chosen matrix={matrix} role={current} from={search.get('from')} />
      </div>
    </div>
  );
}

function Chosen({ matrix, role, from }: { matrix: Matrix; role: string; from: string | null }) {
  const rightsOf = (code: string | null) => matrix.presets.find((preset) => preset.role === code);
  const preset = rightsOf(role);
  if (role === '')
    return (
      <EmptyState title={m.custom_role_empty()} action={<NewRole />}>
        {m.custom_role_empty_text()}
      </EmptyState>
    );
  if (role === 'new')
    return (
      <RoleEditor key={`new ${from}`} present={null} matrix={matrix} rights={rightsOf(from)?.rights ?? []} />
    );
  if (preset) return <PresetRole preset={preset} lines={matrix.lines} />;
  return <Own id={role} matrix={matrix} />;
}

function Own({ id, matrix }: { id: string; matrix: Matrix }) {
  const answer = useQueryOf('GET /api/userManage/customRole/queryDetail', { id }, { quiet: true });
  return (
    <Answered of={answer} lines={14}>
      {(role) => (
        <RoleEditor
          key={`${role.id} ${role.version} ${role.change?.id ?? ''}`}
          present={role}
          matrix={matrix}
        />
      )}
    </Answered>
  );
}
