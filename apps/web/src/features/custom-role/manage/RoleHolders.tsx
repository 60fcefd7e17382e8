import type { CustomRole } from '@portal/contract/rights/custom-role';
import { customGrantLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { GrantActs } from './GrantActs.tsx';
import { SectionHead } from './SectionHead.tsx';

const GiveDialog = lazy(async () => ({ default: (await import('./GiveDialog.tsx')).GiveDialog }));

/** Who holds a role and until when, and who is to get it. */
export function RoleHolders({ role: { id, data, isEnded, grants } }: { role: CustomRole }) {
  const [isGiving, setIsGiving] = useState(false);
  return (
    <Stack gap={12}>
      <SectionHead
        id="role-holders"
        title={m.custom_role_holders()}
        action={
          data &&
          !isEnded && (
            <Button size="small" onClick={() => setIsGiving(true)}>
              {m.custom_role_give()}
            </Button>
          )
        }
      />
      <CardTable
        caption={m.custom_role_holders()}
        rows={grants}
        rowKey={(grant) => grant.id}
        empty={data ? m.custom_role_no_holders() : m.custom_role_not_in_force()}
        columns={[
          {
            key: 'person',
            head: m.custom_role_field_holder(),
            part: 'title',
            rowHeader: true,
            cell: ({ userName, loginName, reason }) => (
              <>
                <Written>{userName}</Written>
                <small>
                  {loginName} · <Written>{reason}</Written>
                </small>
              </>
            ),
          },
          { key: 'from', head: m.custom_role_from(), part: 'fact', nowrap: true, cell: ({ from }) => from },
          {
            key: 'until',
            head: m.custom_role_until(),
            part: 'fact',
            nowrap: true,
            cell: ({ until }) => until ?? m.custom_role_no_end(),
          },
          {
            key: 'by',
            head: m.field_requested_by(),
            part: 'fact',
            nowrap: true,
            cell: ({ proposedByName }) => <Written>{proposedByName}</Written>,
          },
          {
            key: 'state',
            head: m.field_state(),
            part: 'state',
            nowrap: true,
            cell: ({ state, stateLabel, decidedByName }) => (
              <>
                <Status kind={customGrantLifecycle.variants[state]}>{stateLabel}</Status>
                {decidedByName && (
                  <small>
                    <Written>{decidedByName}</Written>
                  </small>
                )}
              </>
            ),
          },
          {
            key: 'acts',
            head: m.act_bar(),
            part: 'action',
            cell: (grant) => <GrantActs grant={grant} />,
          },
        ]}
      />
      <Suspense>{isGiving && <GiveDialog roleId={id} onClose={() => setIsGiving(false)} />}</Suspense>
    </Stack>
  );
}
