import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';

/** The units of each building by state. */
export function OccupancyCard() {
  return (
    <ChartCard
      chart="occupancy"
      title={m.building_chart_occupancy()}
      href={paths.manageBuildings()}
      by={m.field_building()}
      byName
      series={[
        { of: 'leased', name: m.state_unit_leased(), look: 'full', text: String },
        { of: 'reserved', name: m.state_unit_reserved(), look: 'hatched', text: String },
        { of: 'vacant', name: m.state_unit_vacant(), look: 'hollow', text: String },
        { of: 'maintenance', name: m.state_unit_maintenance(), look: 'dotted', text: String },
      ]}
    />
  );
}
