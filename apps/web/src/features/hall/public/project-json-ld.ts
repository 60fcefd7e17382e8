import type { PublicProject } from '@portal/contract/hall/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

/** The schema.org description of what is offered or looked for, without naming the enterprise, and the breadcrumb. */
export function projectJsonLd(origin: string, project: PublicProject): object[] {
  const { projectId, kind, title, body, categoryName, deadline, priceFromFen, priceToFen } = project;
  const price = (fen: number | null) => (fen === null ? undefined : (fen / 100).toFixed(2));
  return [
    {
      '@type': kind === 'SUPPLY' ? 'Offer' : 'Demand',
      name: title,
      description: body,
      category: categoryName || undefined,
      url: origin + paths.match(projectId),
      validThrough: deadline,
      ...((priceFromFen !== null || priceToFen !== null) && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'CNY',
          minPrice: price(priceFromFen),
          maxPrice: price(priceToFen),
          unitText: project.unit || undefined,
        },
      }),
    },
    breadcrumbJsonLd(origin, [{ name: m.hall_title(), path: paths.matchList() }, { name: title }]),
  ];
}
