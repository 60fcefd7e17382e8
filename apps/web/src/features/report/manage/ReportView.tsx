import { formatFen } from '@portal/contract/money';
import type { BusinessReport } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { joinSentences } from '../../../platform/display/join-sentences.ts';
import { shortYuan } from '../../../platform/display/short-yuan.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { BuildingTable } from './BuildingTable.tsx';
import { CollectionPanel } from './CollectionPanel.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { ExpiryPanel } from './ExpiryPanel.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { LineTable } from './LineTable.tsx';
import { RentRoll } from './RentRoll.tsx';
import { areaText, shareText } from './report-words.ts';
import { TenantPanel } from './TenantPanel.tsx';
import { VacancyPanel } from './VacancyPanel.tsx';

const twoColumns = 'minmax(0, 4fr) minmax(0, 3fr)';

const budgetNote = ({ budgetFen }: { budgetFen: number | null }) =>
  budgetFen === null ? m.report_budget_none() : m.report_budget_of({ amount: formatFen(budgetFen) });

function figuresOf({ from, to, term, year, area, collection, yearAgoCollection }: BusinessReport) {
  const { overdue } = collection;
  return [
    {
      name: m.report_received_in({ term: from === to ? to : m.report_term({ from, to }) }),
      value: shortYuan(term.receivedFen),
      unit: m.field_yuan(),
      note: budgetNote(term),
    },
    {
      name: m.report_twelve_months(),
      value: shortYuan(year.receivedFen),
      unit: m.field_yuan(),
      note: budgetNote(year),
    },
    {
      name: m.report_occupancy(),
      value: shareText(area.leasedX100, area.totalX100),
      note: m.report_occupancy_note({ leased: areaText(area.leasedX100), total: areaText(area.totalX100) }),
    },
    {
      name: m.report_rate(),
      value: shareText(collection.collectedFen, collection.dueFen),
      note: m.report_rate_note({
        rate: shareText(yearAgoCollection.collectedFen, yearAgoCollection.dueFen),
      }),
    },
    {
      name: m.report_overdue(),
      value: shortYuan(overdue.sumFen),
      unit: m.field_yuan(),
      note: m.report_overdue_note({ bills: overdue.bills, enterprises: overdue.enterprises }),
    },
  ];
}

/** A whole report: what it says in sentences, its large figures, and each part with its table. */
export function ReportView({ report }: { report: BusinessReport }) {
  return (
    <Stack fluid gap={24}>
      <Text as="p" size={16} leading="read" readable>
        {joinSentences(report.sentences)}
      </Text>
      <Figures figures={figuresOf(report)} />
      <Columns of={twoColumns} stack="laptop" gap={24}>
        <IncomeChart report={report} />
        <LineTable report={report} />
      </Columns>
      <BuildingTable buildings={report.buildings} />
      <Columns of={twoColumns} stack="laptop" gap={24}>
        <ExpiryPanel expiries={report.expiries} />
        <VacancyPanel vacancy={report.vacancy} />
      </Columns>
      <RentRoll rentRoll={report.rentRoll} />
      <Columns of={twoColumns} stack="laptop" gap={24}>
        <CollectionPanel day={report.day} />
        <TenantPanel tenants={report.tenants} />
      </Columns>
      <DeliveryPanel />
    </Stack>
  );
}
