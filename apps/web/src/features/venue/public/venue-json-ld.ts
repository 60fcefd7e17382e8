import { paths } from '@portal/contract/paths';
import type { VenueDetail } from '@portal/contract/venue/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { addressJsonLd } from '../../site/shared/address-json-ld.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

/** The schema.org description of a venue: a place with its lowest price per hour for the public, and the breadcrumb. */
export function venueJsonLd(origin: string, venue: VenueDetail): object[] {
  const { venueId, name, intro, picture, seats, status } = venue;
  const url = origin + paths.venue(venueId);
  return [
    {
      '@type': ['Place', 'Product'],
      name,
      description: intro,
      url,
      maximumAttendeeCapacity: seats,
      address: addressJsonLd([venue.buildingName, venue.place].filter(Boolean).join(' ')),
      ...(picture && { image: origin + imageUrl(picture.fileId, 0, 1280) }),
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'CNY',
        price: (venue.publicFenFrom / 100).toFixed(2),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'CNY',
          price: (venue.publicFenFrom / 100).toFixed(2),
          unitCode: 'HUR',
        },
        availability: `https://schema.org/${status === 'OPEN' ? 'InStock' : 'OutOfStock'}`,
      },
    },
    breadcrumbJsonLd(origin, [{ name: m.site_nav_venues(), path: paths.venueList() }, { name }]),
  ];
}
