import type { VenueDetail } from '@portal/contract/venue/public';
import { expect, it } from 'vitest';
import { venueJsonLd } from './venue-json-ld.ts';

const venue = {
  venueId: '01J0000000000000000000V001',
  name: '路演厅',
  intro: '可容纳 120 人',
  place: '2 层',
  buildingName: '3号楼',
  seats: 120,
  picture: null,
  status: 'OPEN',
  publicFenFrom: 18_050,
} as unknown as VenueDetail;

it('is a place with its lowest price per hour', () => {
  const [place] = venueJsonLd('http://portal.test', venue);
  expect(place).toMatchObject({
    maximumAttendeeCapacity: 120,
    address: { '@type': 'PostalAddress', streetAddress: '3号楼 2 层' },
    offers: {
      price: '180.50',
      priceSpecification: { unitCode: 'HUR' },
      availability: 'https://schema.org/InStock',
    },
  });
});

it('is out of stock while it is closed', () => {
  const [place] = venueJsonLd('http://portal.test', { ...venue, status: 'CLOSED' });
  expect(place).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});
