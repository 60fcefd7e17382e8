import type { UnitRow } from '@portal/contract/building/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { addressJsonLd } from '../../site/shared/address-json-ld.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import type { Building } from './building-detail.ts';

const offerOf = ({ no, areaX100, rentFenPerMonth }: UnitRow, url: string) => ({
  '@type': 'Offer',
  name: no,
  url,
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  priceCurrency: 'CNY',
  price: (rentFenPerMonth / 100).toFixed(2),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'CNY',
    price: (rentFenPerMonth / 100).toFixed(2),
    unitCode: 'MON',
  },
  eligibleQuantity: { '@type': 'QuantitativeValue', value: areaX100 / 100, unitCode: 'MTK' },
  availability: 'https://schema.org/InStock',
});

/** The schema.org description of a building: a place with an offer for each unit to let, and the breadcrumb. */
export function buildingJsonLd(origin: string, building: Building): object[] {
  const { buildingId, name, intro, picture, address, units } = building;
  const url = origin + paths.building(buildingId);
  const vacant = units.filter(({ state }) => state === 'VACANT');
  return [
    {
      '@type': ['Place', 'Product'],
      name,
      description: intro,
      url,
      address: addressJsonLd(address),
      ...(picture && { image: origin + imageUrl(picture.fileId, 0, 1280) }),
      ...(vacant.length > 0 && { offers: vacant.map((unit) => offerOf(unit, url)) }),
    },
    breadcrumbJsonLd(origin, [{ name: m.building_title(), path: paths.buildingList() }, { name }]),
  ];
}
