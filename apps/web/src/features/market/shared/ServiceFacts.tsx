import type { OwnServiceDetail } from '@portal/contract/market/shop';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { GalleryAlbum } from '../../content/shared/Gallery.tsx';
import { serviceVariants } from './market-words.ts';
import { PriceText } from './PriceText.tsx';
import { RegionsText } from './RegionsText.tsx';

type Shown = Pick<
  OwnServiceDetail,
  | 'state'
  | 'stateLabel'
  | 'reason'
  | 'data'
  | 'categoryLabel'
  | 'regionNames'
  | 'picture'
  | 'gallery'
  | 'priceKind'
  | 'priceFen'
  | 'unit'
>;

/** A service as it was entered; `shopName` for readers who see the services of all shops. */
export function ServiceFacts({ service, shopName }: { service: Shown; shopName?: string }) {
  const { state, stateLabel, reason, data, categoryLabel, picture, gallery, priceKind } = service;
  const lines = (values: readonly string[]) => <Written>{values.join('、') || '—'}</Written>;
  return (
    <>
      {picture && (
        <Picture src={imageUrl(picture.fileId, 0, 640)} width={640} height={360} alt="" ratio="16 / 9" />
      )}
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={serviceVariants[state]}>{stateLabel}</Status> },
          ...writtenFact(m.field_reason(), reason),
          ...(shopName === undefined
            ? []
            : [{ name: m.field_shop_name(), value: <Written>{shopName}</Written> }]),
          { name: m.field_service_category(), value: <Written>{categoryLabel}</Written> },
          {
            name: m.field_service_price(),
            value: <PriceText of={service} />,
            note: priceKindLabels[priceKind](),
          },
          { name: m.field_capacity_note(), value: <Written>{data.capacityNote || '—'}</Written> },
          { name: m.field_service_regions(), value: <RegionsText names={service.regionNames} /> },
          { name: m.field_service_body(), value: <Written>{data.body}</Written> },
          { name: m.field_process_steps(), value: lines(data.processSteps) },
          { name: m.field_service_materials(), value: lines(data.materials) },
          { name: m.field_tags(), value: lines(data.tags) },
          ...data.cases.map(({ title, text }, at) => ({
            name: m.market_case_no({ no: at + 1 }),
            value: <Written>{title}</Written>,
            note: <Written>{text}</Written>,
          })),
          ...(gallery.length === 0
            ? []
            : [
                {
                  name: m.field_gallery(),
                  value: <GalleryAlbum name={data.title} pictures={gallery} />,
                  wide: true,
                },
              ]),
        ]}
      />
    </>
  );
}
