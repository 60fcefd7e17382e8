import { formatFen } from '@portal/contract/money';
import type { BuildingIncome } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What was billed in each building, and what its vacant units cost. */
export function BuildingTable({ buildings }: { buildings: BuildingIncome[] }) {
  const lines = buildings[0]?.lines ?? [];
  return (
    <Panel title={m.report_by_building()} end={m.report_by_building_note()}>
      <Table
        caption={m.report_table({ title: m.report_by_building() })}
        columns={[
          {
            key: 'name',
            head: m.field_building(),
            rowHeader: true,
            nowrap: true,
            cell: ({ name }) => <Written>{name}</Written>,
            total: m.field_total(),
          },
          ...lines.map(({ line, lineLabel }, at) => ({
            key: line,
            head: lineLabel,
            align: 'end' as const,
            cell: (building: BuildingIncome) => formatFen(building.lines[at]?.fen ?? 0),
            total: formatFen(total(buildings.map((building) => building.lines[at]?.fen ?? 0))),
          })),
          {
            key: 'total',
            head: m.field_total(),
            align: 'end',
            cell: ({ totalFen }) => <b>{formatFen(totalFen)}</b>,
            total: formatFen(total(buildings.map(({ totalFen }) => totalFen))),
          },
          {
            key: 'leased',
            head: m.report_leased_units(),
            align: 'end',
            cell: ({ leasedUnits, units }) => `${leasedUnits}/${units}`,
            total: `${total(buildings.map(({ leasedUnits }) => leasedUnits))}/${total(buildings.map(({ units }) => units))}`,
          },
          {
            key: 'vacant',
            head: m.report_vacant_rent(),
            align: 'end',
            cell: ({ vacantFen }) => formatFen(vacantFen),
            total: formatFen(total(buildings.map(({ vacantFen }) => vacantFen))),
          },
        ]}
        rows={buildings}
        rowKey={({ buildingId }) => buildingId}
      />
    </Panel>
  );
}
