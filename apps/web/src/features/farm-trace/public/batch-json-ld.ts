import type { BatchDetail } from '@portal/contract/farm/trace';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

/** The schema.org description of a batch as an individual product of its grower, and the breadcrumb. */
export function batchJsonLd(origin: string, batch: BatchDetail): object[] {
  const { batchId, batchNo, variety, growerName, picture, steps } = batch;
  const harvest = steps.findLast(({ kind }) => kind === 'HARVEST');
  return [
    {
      '@type': 'IndividualProduct',
      name: variety,
      serialNumber: batchNo,
      url: origin + paths.farmingDetail(batchId),
      manufacturer: { '@type': 'Organization', name: growerName },
      ...(harvest && { productionDate: new Date(harvest.at).toISOString().slice(0, 10) }),
      ...(picture && { image: origin + imageUrl(picture.fileId, 0, 1280) }),
    },
    breadcrumbJsonLd(origin, [
      { name: m.farm_title(), path: paths.farmingList() },
      { name: `${variety} ${batchNo}` },
    ]),
  ];
}
