import { repairTypeList } from '@portal/contract/repair/terms';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import type { Option } from '../../../ui/list-box/option.ts';
import { typeNameOf } from './type-names.ts';

/** The repair types of the dictionary, in the reader's language. */
export function useTypeOptions(): Option[] {
  const { data = [] } = useQueryOf('GET /api/baseData/bussinessData/queryList', { type: repairTypeList });
  return data.map(({ code, name }) => ({ value: code, text: typeNameOf(name) }));
}
