import type { ServiceDetail, ShopRow } from '@portal/contract/market/shop';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

const providerOf = (origin: string, { shopId, name, intro, enterpriseName }: ShopRow) => ({
  '@type': 'ProfessionalService',
  name,
  description: intro,
  url: origin + paths.shop(shopId),
  parentOrganization: { '@type': 'Organization', name: enterpriseName },
});

const wayTo = (origin: string, name: string) =>
  breadcrumbJsonLd(origin, [{ name: m.market_title(), path: paths.serviceList() }, { name }]);

/** The schema.org description of a service with its offer, and the breadcrumb. */
export function serviceJsonLd(origin: string, service: ServiceDetail): object[] {
  const { serviceId, title, body, categoryLabel, picture, gallery, regionNames, shop } = service;
  const { priceFen, isOffered } = service;
  const images = [picture, ...gallery].flatMap((each) =>
    each ? [origin + imageUrl(each.fileId, 0, 1280)] : [],
  );
  const offer = {
    '@type': 'Offer',
    priceCurrency: 'CNY',
    price: ((priceFen ?? 0) / 100).toFixed(2),
    availability: isOffered ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  };
  return [
    {
      '@type': 'Service',
      name: title,
      description: body,
      serviceType: categoryLabel,
      url: origin + paths.service(serviceId),
      provider: providerOf(origin, shop),
      ...(images.length > 0 && { image: images }),
      ...(regionNames.length > 0 && { areaServed: regionNames }),
      ...(service.priceKind !== 'NEGOTIABLE' && { offers: offer }),
    },
    wayTo(origin, title),
  ];
}

export const shopJsonLd = (origin: string, shop: ShopRow): object[] => [
  providerOf(origin, shop),
  wayTo(origin, shop.name),
];
