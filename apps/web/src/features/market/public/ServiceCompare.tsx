import type { ServiceDetail } from '@portal/contract/market/shop';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PriceText } from '../shared/PriceText.tsx';
import styles from './ServiceCompare.module.css';

interface ServiceCompareProps {
  services: ServiceDetail[];
  clearHref: string;
  hrefWithout: (id: string) => string;
}

/** Up to three services side by side. */
export function ServiceCompare({ services, clearHref, hrefWithout }: ServiceCompareProps) {
  const zh = langOfContent('zh');
  const lines: { name: string; of: (service: ServiceDetail) => ReactNode; lang?: string | undefined }[] = [
    { name: m.field_service_price(), of: (service) => <PriceText of={service} /> },
    { name: m.field_shop_name(), of: ({ shopName }) => shopName, lang: zh },
    { name: m.field_capacity_note(), of: ({ capacityNote }) => capacityNote || '—', lang: zh },
    { name: m.field_process_steps(), of: ({ processSteps }) => processSteps.join('、'), lang: zh },
    { name: m.field_service_materials(), of: ({ materials }) => materials.join('、') || '—', lang: zh },
  ];
  return (
    <Text as="section" padTop={48} aria-labelledby="compared">
      <BlockHead
        id="compared"
        title={m.market_compared({ count: services.length })}
        more={{ href: clearHref, text: m.market_compare_clear() }}
      />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.log_entity_service()}</th>
              {services.map(({ serviceId, title }) => (
                <th key={serviceId} scope="col">
                  <Link href={paths.service(serviceId)} lang={zh}>
                    {title}
                  </Link>
                  <Link
                    href={hrefWithout(serviceId)}
                    keepScroll
                    className={styles.remove}
                    aria-label={m.market_compare_of({ act: m.market_compare_remove(), title })}
                  >
                    {m.market_compare_remove()}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, of, lang }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {services.map((service) => (
                  <td key={service.serviceId} lang={lang}>
                    {of(service)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Text>
  );
}
