import { buildingKindLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { areaText, rangeText } from '../shared/unit-words.ts';
import styles from './BuildingHead.module.css';
import type { Building } from './building-detail.ts';

const rangeOf = (values: readonly number[]) =>
  m.building_per_m2({ price: rangeText(Math.min(...values), Math.max(...values)) });

/** The building's description and its price per square metre. */
export function BuildingHead({ building }: { building: Building }) {
  const { name, kind, intro, areaX100, address, managerName, managerPhone, picture, counts, units } =
    building;
  const chinese = langOfContent('zh');
  const prices =
    units.length === 0
      ? []
      : [
          { name: m.building_rent(), value: rangeOf(units.map((unit) => unit.rentFenPerM2Month)) },
          {
            name: m.building_property_fee(),
            value: rangeOf(units.map((unit) => unit.propertyFeeFenPerM2Month)),
          },
        ];
  return (
    <Columns contained of="320px minmax(0, 1fr)" gap={48} align="start" padBlock={40} className={styles.head}>
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          ratio="3 / 2"
          sizes="(min-width: 768px) 320px, 100vw"
          widths={[320, 640, 960]}
          first
        />
      )}
      <Stack gap={16} className={styles.text}>
        <Row as="p" gap={8}>
          <Tag tone="brand">{buildingKindLabels[kind]()}</Tag>
          {counts.vacant > 0 && (
            <Tag tone="leaf" mark="dot">
              {m.building_vacant({ count: counts.vacant })}
            </Tag>
          )}
        </Row>
        <h1 tabIndex={-1} lang={chinese}>
          {name}
        </h1>
        <p lang={chinese}>{intro}</p>
        <Facts
          layout="row"
          facts={[
            { name: m.field_total_area(), value: areaText(areaX100) },
            ...prices,
            { name: m.field_address(), value: <span lang={chinese}>{address}</span> },
            {
              name: m.building_manager(),
              value: <span lang={chinese}>{managerName}</span>,
              note: <a href={`tel:${managerPhone}`}>{managerPhone}</a>,
            },
          ]}
        />
      </Stack>
    </Columns>
  );
}
