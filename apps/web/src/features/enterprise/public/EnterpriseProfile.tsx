import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { scaleNames } from '../shared/scale-names.ts';

/** The public facts of an enterprise. */
export function EnterpriseProfile({ enterprise }: { enterprise: EnterprisePublicDetail }) {
  const { chainStages, propertyName, scale, regionName, address, foundedYear } = enterprise;
  const chinese = (text: string) => <span lang={langOfContent('zh')}>{text}</span>;
  const facts = [
    {
      name: m.enterprise_filter_stage(),
      value: chainStages.map((stage) => chainStageName(stage)).join(' / '),
    },
    { name: m.enterprise_property(), value: chinese(propertyName) },
    { name: m.enterprise_scale(), value: scaleNames[scale]() },
    { name: m.enterprise_founded_name(), value: m.field_year_value({ year: foundedYear }) },
    { name: m.enterprise_region(), value: chinese(regionName) },
    { name: m.enterprise_address(), value: chinese(address) },
  ];
  return (
    <Panel title={m.enterprise_profile()}>
      <Facts facts={facts} layout="list" columns={1} />
    </Panel>
  );
}
