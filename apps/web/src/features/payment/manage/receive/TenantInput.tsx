import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { useInput } from '../../../../platform/form/use-input.ts';
import { EnterpriseSearch } from '../../../enterprise/shared/EnterpriseSearch.tsx';

/** The enterprise whose money it is; one from the address is named at once. */
export function TenantInput({ tenantId }: { tenantId: string | null }) {
  const { value, onChange, error, label, required } = useInput<string>('enterpriseId');
  const known = useQueryOf(
    'GET /api/payManage/account/queryManage',
    { id: tenantId ?? '' },
    { enabled: tenantId !== null, quiet: true },
  ).data;
  if (tenantId !== null && !known) return null;
  return (
    <EnterpriseSearch
      label={label ?? ''}
      known={known ? [{ enterpriseId: known.enterpriseId, name: known.enterpriseName }] : []}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      {...(error === undefined ? {} : { error })}
      {...(required === undefined ? {} : { required })}
    />
  );
}
