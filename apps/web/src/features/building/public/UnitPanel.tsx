import type { UnitRow } from '@portal/contract/building/public';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { areaText, unitVariants } from '../shared/unit-words.ts';
import type { Building } from './building-detail.ts';
import styles from './UnitPanel.module.css';
import ViewingDesk from './ViewingDesk.island.tsx';

/** The selected unit with its rent, and how to arrange a viewing. */
export function UnitPanel({ building, unit }: { building: Building; unit: UnitRow | null }) {
  const { buildingId, visitTimes, counts } = building;
  const isToLet = unit?.state === 'VACANT';
  return (
    <Stack
      as="aside"
      gap={16}
      pad={24}
      frame="thin"
      ground="page"
      className={styles.panel}
      id="unit"
      aria-label={m.field_unit_of_building()}
    >
      {unit ? <UnitFacts unit={unit} /> : <NoUnit isFull={counts.vacant === 0} />}
      <ViewingDesk
        key={unit?.unitId ?? ''}
        buildingId={buildingId}
        unitId={isToLet ? unit.unitId : null}
        times={isToLet ? visitTimes : []}
        login={paths.login(paths.building(buildingId, { unit: unit?.unitId }))}
        loginText={isToLet ? m.building_log_in() : m.building_log_in_intent()}
      />
    </Stack>
  );
}

function NoUnit({ isFull }: { isFull: boolean }) {
  return (
    <>
      <h2>{m.building_choose_unit()}</h2>
      <p>{isFull ? m.building_none_free_text() : m.building_choose_text()}</p>
    </>
  );
}

function UnitFacts({ unit }: { unit: UnitRow }) {
  const { no, use, state, stateLabel, areaX100, rentFenPerM2Month, propertyFeeFenPerM2Month } = unit;
  const chinese = langOfContent('zh');
  return (
    <>
      <p>
        <Status kind={unitVariants[state]}>{stateLabel}</Status>
      </p>
      <h2>
        <span lang={chinese}>{no}</span>
        <Text as="small" size={24}>
          {m.building_per_month({ price: formatFen(unit.rentFenPerMonth) })}
        </Text>
      </h2>
      <Facts
        columns={1}
        facts={[
          { name: m.field_unit_use(), value: <span lang={chinese}>{use}</span> },
          { name: m.field_area(), value: areaText(areaX100) },
          { name: m.building_rent(), value: m.building_per_m2({ price: formatFen(rentFenPerM2Month) }) },
          {
            name: m.building_property_fee(),
            value: m.building_per_m2({ price: formatFen(propertyFeeFenPerM2Month) }),
            note: m.building_per_month({ price: formatFen(unit.propertyFeeFenPerMonth) }),
          },
        ]}
      />
      <Text tone="quiet" size={14}>
        {m.building_deposit_note()}
      </Text>
    </>
  );
}
