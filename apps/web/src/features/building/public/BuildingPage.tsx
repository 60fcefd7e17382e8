import type { UnitRow } from '@portal/contract/building/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { redirect, useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Gallery } from '../../content/shared/Gallery.tsx';
import { BuildingCrumbs } from './BuildingCrumbs.tsx';
import { BuildingHead } from './BuildingHead.tsx';
import styles from './BuildingPage.module.css';
import { buildingJsonLd } from './building-json-ld.ts';
import { PlanDesk } from './PlanDesk.tsx';
import { UnitPanel } from './UnitPanel.tsx';

/**
 * The unit given by the address, otherwise the first one to let; and the floor given by the address, otherwise that of
 * the unit.
 */
function placeOf(units: readonly UnitRow[], search: URLSearchParams) {
  const named = units.find(({ unitId }) => unitId === search.get('unit'));
  const floor = Number(search.get('floor'));
  const isFloor = units.some((unit) => unit.floor === floor);
  const onFloor = isFloor ? units.filter((unit) => unit.floor === floor) : units;
  const unit = named ?? onFloor.find(({ state }) => state === 'VACANT') ?? null;
  return {
    unit,
    floor: isFloor ? floor : (unit?.floor ?? units[0]?.floor ?? 1),
    asList: search.get('view') === 'list',
  };
}

export const loader = makeLoader(async ({ call, search }) => {
  const id = search.get('id');
  if (!id) throw redirect(paths.buildingList());
  const building = await call('GET /api/serviceManage/building/queryDetail', { id });
  return { building, place: placeOf(building.units, search) };
});

export function Component() {
  const { building, place } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { buildingId, name, intro, facilities, gallery } = building;
  return (
    <>
      <PageHead
        title={[name, m.building_title()]}
        description={intro}
        canonical={paths.building(buildingId)}
        jsonLd={buildingJsonLd(origin, building)}
      />
      <BuildingCrumbs
        steps={[
          { text: m.building_title(), href: paths.buildingList() },
          { text: name, lang: langOfContent('zh') },
        ]}
      />
      <BuildingHead building={building} />
      <Band ground="quiet">
        <Columns of="minmax(0, 1fr) 360px" gap={24} align="start" stack="laptop">
          <PlanDesk building={building} place={place} />
          <UnitPanel building={building} unit={place.unit} />
        </Columns>
      </Band>
      {facilities.length + gallery.length > 0 && (
        <Stack contained gap={48} padTop={48} padBottom={64} className={styles.more}>
          {facilities.length > 0 && (
            <section>
              <BlockHead title={m.field_facilities()} />
              <Columns as="ul" of="repeat(auto-fill, minmax(160px, 1fr))" gap={16} lang={langOfContent('zh')}>
                {facilities.map((facility) => (
                  <Text as="li" padBlock={12} lineBelow="thin" weight={600} key={facility}>
                    {facility}
                  </Text>
                ))}
              </Columns>
            </section>
          )}
          <Gallery name={name} pictures={gallery} />
        </Stack>
      )}
    </>
  );
}
