import type { BuildingRow } from '@portal/contract/building/public';
import { buildingKindLabels } from '@portal/contract/building/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { areaText, rangeText } from '../shared/unit-words.ts';
import styles from './BuildingRows.module.css';

/** Buildings with their occupancy and the units to let. */
export function BuildingRows({ rows }: { rows: BuildingRow[] }) {
  return (
    <ul>
      {rows.map((row, at) => (
        <Building key={row.buildingId} row={row} first={at < 3} />
      ))}
    </ul>
  );
}

function Building({ row, first }: { row: BuildingRow; first: boolean }) {
  const { buildingId, name, kind, areaX100, floors, picture, counts, rentFrom, rentTo } = row;
  const { vacant, leased, reserved, maintenance } = counts;
  return (
    <Columns
      as="li"
      of="120px minmax(0, 1.3fr) minmax(0, 2fr) minmax(0, 1fr) 120px"
      relative
      gap={24}
      align="center"
      padBlock={16}
      lineBelow="thin"
      className={styles.row}
    >
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          ratio="3 / 2"
          sizes="120px"
          widths={[320]}
          {...(first && { first })}
        />
      )}
      <Stack gap={4}>
        <Text as="h2" size={18} lang={langOfContent('zh')}>
          <Link href={paths.building(buildingId)} look="bare" cover>
            {name}
          </Link>
        </Text>
        <p>
          {[buildingKindLabels[kind](), areaText(areaX100), m.building_floors({ count: floors })].join(' · ')}
        </p>
      </Stack>
      <Stack gap={8} className={styles.let}>
        <Row as="span" gap={2} className={styles.bar} aria-hidden>
          {(['leased', 'reserved', 'maintenance', 'vacant'] as const).map((state) => (
            <i key={state} data-state={state} style={{ '--part': counts[state] } as CSSProperties} />
          ))}
        </Row>
        <p>{m.building_units_line({ units: counts.units, leased, reserved, maintenance })}</p>
      </Stack>
      <p className={styles.rent}>
        {rentFrom !== null && rentTo !== null && m.building_per_m2({ price: rangeText(rentFrom, rentTo) })}
      </p>
      <p className={styles.free} data-full={vacant === 0 || undefined}>
        {vacant > 0 ? m.building_vacant({ count: vacant }) : m.building_full()}
      </p>
    </Columns>
  );
}
