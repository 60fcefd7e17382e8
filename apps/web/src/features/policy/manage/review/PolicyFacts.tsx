import { formatFen } from '@portal/contract/money';
import type { SavedPolicy } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import type { Option } from '../../../../ui/list-box/option.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { kindLabels, levelLabels } from '../../shared/policy-labels.ts';
import { scaleName } from '../../shared/scale-name.ts';
import { useEntries } from '../form/use-entries.ts';

const named = (options: readonly Option[], codes: readonly string[]) =>
  codes.map((code) => options.find(({ value }) => value === code)?.text ?? code).join('、') || '—';

/** Everything about a policy except its texts, conditions and formula. */
export function PolicyFacts({ data }: { data: SavedPolicy }) {
  const departments = useEntries('POLICY_DEPT');
  const industries = useEntries('INDUSTRY_TAG');
  const chinese = (text: string) => (text ? <Written>{text}</Written> : '—');
  const inChinese = (text: string) => <span lang={langOfContent('zh')}>{text}</span>;
  const yuan = (fen: number) => m.field_amount_yuan({ amount: formatFen(fen) });
  return (
    <aside aria-label={m.officer_basic()}>
      <Panel title={m.officer_basic()} ground="quiet">
        <Facts
          columns={1}
          facts={[
            { name: m.field_issue_no(), value: chinese(data.docNo) },
            { name: m.field_level(), value: levelLabels[data.level]() },
            { name: m.field_policy_kind(), value: kindLabels[data.kind]() },
            { name: m.officer_depts(), value: inChinese(named(departments, data.deptCodes)) },
            { name: m.field_office(), value: chinese(data.contactOffice) },
            { name: m.field_contact_phone(), value: data.contactPhone },
            { name: m.officer_issued_at(), value: data.issuedAt },
            { name: m.officer_effective_from(), value: data.effectiveFrom },
            { name: m.officer_effective_to(), value: data.effectiveTo ?? m.officer_policy_endless() },
            { name: m.officer_industries(), value: inChinese(named(industries, data.industryTags)) },
            { name: m.officer_scales(), value: data.scales.map(scaleName).join('、') || '—' },
            { name: m.officer_amount_min(), value: yuan(data.amountMinFen) },
            { name: m.officer_amount_max(), value: yuan(data.amountMaxFen) },
          ]}
        />
      </Panel>
    </aside>
  );
}
