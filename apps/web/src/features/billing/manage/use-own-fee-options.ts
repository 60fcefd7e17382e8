import type { FeeBasis } from '@portal/contract/billing/charge-terms';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** The park's own fee items in use, as options of a select or filter. */
export function useOwnFeeOptions(isOffered: (basis: FeeBasis) => boolean = () => true) {
  const { data } = useQueryOf('GET /api/propertyManage/fee/queryOwnList', {}, { quiet: true });
  return (data?.rows ?? [])
    .filter((fee) => fee.data.enabled && isOffered(fee.data.basis))
    .map((fee) => ({ value: fee.data.code, text: fee.name }));
}
