import { type OperatorRole, operatorRoleLabels } from '@portal/contract/operator-role';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { operatorRoles } from '../shared/user-words.ts';

/** The roles that have a menu, as options; undefined while loading. */
export function useRoleChoice(): { value: OperatorRole; text: string }[] | undefined {
  const { data } = useQueryOf('GET /api/userManage/role/queryList', {}, { quiet: true });
  return (
    data &&
    operatorRoles
      .filter((code) => data.some(({ tree }) => tree === code))
      .map((code) => ({ value: code, text: operatorRoleLabels[code]() }))
  );
}
