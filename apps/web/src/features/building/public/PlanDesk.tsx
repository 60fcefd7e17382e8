import type { UnitRow } from '@portal/contract/building/public';
import { unitStateLabels } from '@portal/contract/building/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { FloorPlan } from '../shared/FloorPlan.tsx';
import type { Building } from './building-detail.ts';
import styles from './PlanDesk.module.css';

/** The unit and floor that the page shows, and the view. */
export interface Place {
  unit: UnitRow | null;
  floor: number;
  asList: boolean;
}

const noteOf = ({ state, stateLabel, rentFenPerM2Month, tenant }: UnitRow) => {
  if (state === 'VACANT') return `${stateLabel} ${formatFen(rentFenPerM2Month)}`;
  return tenant === '' ? stateLabel : <span lang={langOfContent('zh')}>{tenant}</span>;
};

/** The plan of a floor; choosing a unit, floor or view changes the address. */
export function PlanDesk({ building, place }: { building: Building; place: Place }) {
  const { buildingId, units } = building;
  const { floor, asList } = place;
  const view = asList ? 'list' : undefined;
  const floors = [...new Set(units.map((unit) => unit.floor))];
  return (
    <Text as="section" shrink aria-labelledby="plan">
      <Row wrap gap={8} gapX={24} align="center" padBottom={16}>
        <h2 id="plan">{m.building_plan()}</h2>
        <Legend building={building} />
        <Row aria-label={m.building_view()} as="nav" gap={8} hide="phone" atEnd>
          {[
            { list: false, text: m.building_as_plan() },
            { list: true, text: m.building_as_list() },
          ].map(({ list, text }) => (
            <ChipLink
              key={text}
              href={paths.building(buildingId, { floor, view: list ? 'list' : undefined })}
              current={list === asList}
            >
              {text}
            </ChipLink>
          ))}
        </Row>
      </Row>
      <Stack gap={16} pad={24} frame="thin" ground="page" className={styles.plan}>
        {floors.length > 1 && (
          <TabLinks
            label={m.field_floor()}
            currentKey={String(floor)}
            keepScroll
            items={floors.map((each) => ({
              key: String(each),
              href: paths.building(buildingId, { floor: each, view }),
              text: m.building_floor({ floor: each }),
            }))}
          />
        )}
        <FloorPlan
          label={m.building_plan_of({ floor })}
          asList={asList}
          units={units
            .filter((unit) => unit.floor === floor)
            .map((unit) => ({
              ...unit,
              look: unit.state,
              note: noteOf(unit),
              chosen: unit.unitId === place.unit?.unitId,
              href: paths.building(buildingId, { unit: unit.unitId, view }),
            }))}
        />
        <Text tone="quiet" size={14}>
          {m.building_plan_note()}
        </Text>
      </Stack>
    </Text>
  );
}

const legend = [
  ['VACANT', 'vacant'],
  ['RESERVED', 'reserved'],
  ['LEASED', 'leased'],
  ['MAINTENANCE', 'maintenance'],
] as const;

function Legend({ building: { counts } }: { building: Building }) {
  return (
    <Row as="ul" wrap gap={4} gapX={16} size={14} className={styles.legend} aria-label={m.field_legend()}>
      {legend.map(([state, count]) => (
        <Row as="li" gap={6} align="center" key={state} data-look={state}>
          {unitStateLabels[state]()} <b>{counts[count]}</b>
        </Row>
      ))}
    </Row>
  );
}
