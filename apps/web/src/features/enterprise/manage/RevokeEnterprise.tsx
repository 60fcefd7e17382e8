import type { ManagedEnterprise } from '@portal/contract/enterprise/manage';
import * as m from '@portal/texts/messages';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';

interface RevokeEnterpriseProps {
  enterprise: Pick<ManagedEnterprise, 'name' | 'audit'>;
  onClose: () => void;
}

/** Revokes an admission, for a reason that the members will see. */
export function RevokeEnterprise({ enterprise: { name, audit }, onClose }: RevokeEnterpriseProps) {
  const operate = useMutationOf('POST /api/baseInfo/enterpriseAudit/operate', {
    done: m.operator_audit_revoked(),
    invalidates: [
      'GET /api/baseInfo/enterpriseMgr/queryList',
      'GET /api/baseInfo/enterpriseAudit/queryList',
      'GET /api/baseInfo/enterpriseAudit/queryDetail',
    ],
  });
  if (!audit) return null;
  const revoke = async (opinion: string) => {
    const { auditId: id, version } = audit;
    if (await operate.run({ id, event: 'revoke', version, data: { opinion } })) onClose();
  };
  return (
    <ReasonDialog
      title={m.operator_audit_revoke_title({ name })}
      text={m.operator_audit_revoke_text()}
      ok={m.operator_audit_revoke()}
      danger
      busy={operate.busy}
      onClose={onClose}
      onGive={(reason) => void revoke(reason)}
    />
  );
}
