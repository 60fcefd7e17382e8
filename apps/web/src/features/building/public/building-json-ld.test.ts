import { expect, it } from 'vitest';
import type { Building } from './building-detail.ts';
import { buildingJsonLd } from './building-json-ld.ts';

const unit = { floor: 1, areaX100: 12_050, rentFenPerMonth: 361_500 };
const building = {
  buildingId: '01J0000000000000000000B001',
  name: '1号楼',
  intro: '组培车间',
  address: '示范路 1 号',
  picture: null,
  units: [
    { ...unit, no: '101', state: 'VACANT' },
    { ...unit, no: '102', state: 'LEASED' },
  ],
} as unknown as Building;

it('offers the units to let, at their rent per month', () => {
  const [place] = buildingJsonLd('http://portal.test', building);
  expect(place).toMatchObject({
    '@type': ['Place', 'Product'],
    address: { '@type': 'PostalAddress', streetAddress: '示范路 1 号', addressCountry: 'CN' },
    offers: [{ name: '101', price: '3615.00', priceCurrency: 'CNY', eligibleQuantity: { value: 120.5 } }],
  });
});

it('has no offers while nothing is to let', () => {
  const [place] = buildingJsonLd('http://portal.test', { ...building, units: [] });
  expect(place).not.toHaveProperty('offers');
});
