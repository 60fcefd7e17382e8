import type { EnterpriseDraft } from '@portal/contract/enterprise/application';
import type { ApplicationField } from '@portal/contract/enterprise/fields';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatAmount } from '../../../platform/display/money.ts';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { scaleNames } from '../shared/scale-names.ts';

type Product = NonNullable<EnterpriseDraft['products']>[number];

const quiet = { quiet: true };

const productText = ({ name, category, seasonFrom, seasonTo, yearOutput }: Product) =>
  `${name}（${category}，${seasonFrom}–${seasonTo} 月，${yearOutput}）`;

/** The value of an application field in words; codes become the names from the dictionaries. */
export function useValueTexts() {
  const dictionary = 'GET /api/baseData/bussinessData/queryList';
  const properties = useQueryOf(dictionary, { type: 'ENTERPRISE_PROPERTS' }, quiet).data;
  const industries = useQueryOf(dictionary, { type: 'INDUSTRY_TAG' }, quiet).data;
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {}, quiet).data;
  const tags = useQueryOf(
    'GET /api/baseInfoManage/businessData/queryTagInfoList',
    { shield: '0' },
    quiet,
  ).data;
  const industryName = (id: string) =>
    tags?.find(({ tagId }) => tagId === id)?.name ?? industries?.find(({ code }) => code === id)?.name ?? id;
  const special: Partial<Record<ApplicationField, (draft: EnterpriseDraft) => string | undefined>> = {
    property: ({ property }) => properties?.find(({ code }) => code === property)?.name ?? property,
    regionId: ({ regionId }) => regions?.find((region) => region.regionId === regionId)?.name ?? regionId,
    industryTagIds: ({ industryTagIds }) => industryTagIds?.map(industryName).join('、'),
    scale: ({ scale }) => scale && scaleNames[scale](),
    chainStages: ({ chainStages }) => chainStages?.map(chainStageName).join('、'),
    registeredCapitalFen: ({ registeredCapitalFen: fen }) =>
      fen === undefined ? undefined : formatAmount(Number(fen)),
    products: ({ products }) => products?.map(productText).join('；'),
  };
  return (field: ApplicationField, draft: EnterpriseDraft | null): string => {
    if (!draft) return '';
    const write = special[field];
    if (write) return write(draft) ?? '';
    const value = draft[field];
    return typeof value === 'string' ? value : '';
  };
}
