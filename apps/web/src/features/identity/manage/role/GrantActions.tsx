import type { RoleGrant, RoleGrantEvent } from '@portal/contract/identity/role-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../../platform/account/acts/ReasonDialog.tsx';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { userQueryKeys } from '../use-operate-user.ts';
import { grantStateNames } from './grant-words.ts';
import styles from './Role.module.css';

/** Lets the second administrator decide on a role, or the requester withdraw the request. */
export function GrantActions({ grant }: { grant: RoleGrant }) {
  const { grantId: id, version, userName: name, roleCode, actions } = grant;
  const [isRefusing, setIsRefusing] = useState(false);
  const role = operatorRoleLabels[roleCode]();
  const operate = useMutationOf('POST /api/userManage/roleGrant/operate', {
    done: ({ state }) => m.operator_grant_done({ state: grantStateNames[state]() }),
    invalidates: [
      ...userQueryKeys,
      'GET /api/userManage/roleGrant/queryList',
      'GET /api/userManage/role/queryList',
      'GET /api/workManage/todo/queryCounts',
      'GET /api/workManage/todo/queryList',
    ],
  });
  const run = (event: RoleGrantEvent, opinion = '') => operate.run({ id, event, version, opinion });
  const askAndRun = async (event: 'approve' | 'withdraw', title: string, text: string, ok: string) => {
    if (await confirm({ title, text, ok })) await run(event);
  };
  const refuse = async (reason: string) => {
    if (await run('refuse', reason)) setIsRefusing(false);
  };
  return (
    <Row as="span" inline gap={8} align="center" className={styles.order}>
      {actions.includes('approve') && (
        <Button
          size="small"
          variant="main"
          onClick={() =>
            void askAndRun(
              'approve',
              m.operator_grant_approve_title({ name, role }),
              m.operator_grant_approve_text(),
              m.operator_grant_approve(),
            )
          }
        >
          {m.operator_grant_approve()}
        </Button>
      )}
      {actions.includes('refuse') && (
        <Button size="small" onClick={() => setIsRefusing(true)}>
          {m.operator_grant_refuse()}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button
          size="small"
          onClick={() =>
            void askAndRun(
              'withdraw',
              m.operator_grant_withdraw_title(),
              m.operator_grant_withdraw_text(),
              m.operator_grant_withdraw(),
            )
          }
        >
          {m.operator_grant_withdraw()}
        </Button>
      )}
      {isRefusing && (
        <ReasonDialog
          title={m.operator_grant_refuse_title({ name, role })}
          text={m.operator_grant_refuse_text()}
          ok={m.operator_grant_refuse()}
          danger
          busy={operate.busy}
          onClose={() => setIsRefusing(false)}
          onGive={(reason) => void refuse(reason)}
        />
      )}
    </Row>
  );
}
