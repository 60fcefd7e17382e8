import type { OwnProjectDetail } from '@portal/contract/match/project';
import { projectKindLabels } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import { priceText, quantityText, seasonText } from './project-words.ts';

interface ProjectFactsProps {
  project: Pick<OwnProjectDetail, 'data' | 'file' | 'deadline' | 'views'>;
  /** Facts shown before the others. */
  first?: Fact[];
  columns?: 1 | 2;
}

/** Everything that the enterprise has written about its project. */
export function ProjectFacts({
  project: { data, file, deadline, views },
  first = [],
  columns,
}: ProjectFactsProps) {
  const categories = useQueryOf('GET /api/baseData/bussinessData/queryList', { type: 'INDUSTRY_TAG' });
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {});
  const category = categories.data?.find(({ code }) => code === data.categoryCode)?.name ?? data.categoryCode;
  const region = regions.data?.find(({ regionId }) => regionId === data.regionId)?.name ?? data.regionId;
  return (
    <Facts
      {...(columns ? { columns } : {})}
      facts={[
        ...first,
        { name: m.field_project_kind(), value: projectKindLabels[data.kind]() },
        { name: m.field_project_category(), value: <Written>{category}</Written> },
        { name: m.field_chain_stage(), value: chainStageName(data.chainStage) },
        { name: m.field_quantity(), value: <Written>{quantityText(data) || m.match_nothing()}</Written> },
        { name: m.field_unit_price(), value: <Written>{priceText(data)}</Written> },
        { name: m.match_season(), value: seasonText(data) },
        { name: m.field_project_region(), value: <Written>{region}</Written> },
        { name: m.field_deadline(), value: deadline },
        { name: m.field_project_body(), value: <Written>{data.body}</Written>, wide: true },
        {
          name: m.field_contact_name(),
          value: <Written>{data.contactName}</Written>,
          note: <a href={`tel:${data.contactPhone}`}>{data.contactPhone}</a>,
        },
        ...(file ? [{ name: m.field_project_file(), value: <FileButton file={file} /> }] : []),
        { name: m.match_views(), value: views },
      ]}
    />
  );
}
