import type { ApplicationField, EnterpriseDraft } from '@portal/contract/enterprise-application';
import { formatAmount } from '../../../platform/display/money.ts';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';

type Draft = EnterpriseDraft;

const quiet = { quiet: true };

const productText = ({
  name,
  category,
  seasonFrom,
  seasonTo,
  yearOutput,
}: NonNullable<Draft['products']>[number]) =>
  `${name}（${category}，${seasonFrom}–${seasonTo} 月，${yearOutput}）`;

/** What a field of an application holds, in words: codes by the names of the dictionaries. */
export function useValueTexts() {
  const properties = useEndpoint(
    'GET /api/baseData/bussinessData/queryList',
    { type: 'ENTERPRISE_PROPERTS' },
    quiet,
  ).data;
  const industries = useEndpoint(
    'GET /api/baseData/bussinessData/queryList',
    { type: 'INDUSTRY_TAG' },
    quiet,
  ).data;
  const regions = useEndpoint('GET /api/baseInfoManage/regionManage/queryList', {}, quiet).data;
  const tags = useEndpoint('GET /api/baseInfoManage/businessData/queryTagInfoList', {}, quiet).data;
  return (field: ApplicationField, value: Draft[ApplicationField]): string => {
    if (value === undefined) return '';
    switch (field) {
      case 'property':
        return properties?.find(({ code }) => code === value)?.name ?? String(value);
      case 'regionId':
        return regions?.find(({ regionId }) => regionId === value)?.name ?? String(value);
      case 'industryTagIds':
        return (value as string[])
          .map(
            (id) =>
              tags?.find(({ tagId }) => tagId === id)?.name ??
              industries?.find(({ code }) => code === id)?.name ??
              id,
          )
          .join('、');
      case 'chainStages':
        return (value as NonNullable<Draft['chainStages']>).map(chainStageName).join('、');
      case 'registeredCapitalFen':
        return formatAmount(Number(value));
      case 'products':
        return (value as NonNullable<Draft['products']>).map(productText).join('；');
      default:
        return String(value);
    }
  };
}
