import type { ServiceRow } from '@portal/contract/market/shop';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { ResponseDots } from '../../service-order/shared/ResponseDots.tsx';
import { PriceText } from '../shared/PriceText.tsx';
import styles from './ServiceRows.module.css';

interface ServiceRowsProps {
  rows: ServiceRow[];
  /** Ids of the services being compared. */
  compared?: readonly string[];
  /** Address that adds a service to the comparison or removes it; null if the comparison is full. */
  compareHref?: (id: string) => string | null;
}

/** Services with their price and shop. */
export function ServiceRows({ rows, compared = [], compareHref }: ServiceRowsProps) {
  const zh = langOfContent('zh');
  return (
    <ul>
      {rows.map((row, at) => {
        const { serviceId, title, picture, shopName, categoryLabel, capacityNote, priceKind } = row;
        const isCompared = compared.includes(serviceId);
        const href = compareHref?.(serviceId);
        const act = isCompared ? m.market_compare_remove() : m.market_compare();
        return (
          <Columns
            key={serviceId}
            as="li"
            relative
            of="72px minmax(0, 1fr) auto 88px"
            gap={8}
            gapX={24}
            align="center"
            padBlock={16}
            lineBelow="thin"
            className={styles.row}
            data-chosen={isCompared || undefined}
            data-compares={compareHref !== undefined || undefined}
          >
            {picture ? (
              <ArticlePicture
                picture={{ ...picture, alt: '' }}
                ratio="1 / 1"
                sizes="72px"
                widths={[160]}
                {...(at < 4 && { first: true })}
              />
            ) : (
              <Text as="span" block ground="quiet" className={styles.noPicture} />
            )}
            <Stack gap={4}>
              <Text as="h2" size={16} lang={zh}>
                <Link href={paths.service(serviceId)} look="bare" cover>
                  {title}
                </Link>
              </Text>
              <Text tone="quiet" size={14} lang={zh}>
                {[shopName, categoryLabel].join(' · ')}
              </Text>
              {capacityNote !== '' && (
                <Text tone="quiet" size={14} lang={zh}>
                  {capacityNote}
                </Text>
              )}
            </Stack>
            <Text weight={600} text="end" className={styles.price}>
              <PriceText of={row} />
              <Text as="small" block tone="quiet" weight={400} size={14}>
                {priceKindLabels[priceKind]()}
              </Text>
            </Text>
            {compareHref && (
              <div className={styles.response}>
                <ResponseDots of={row} />
              </div>
            )}
            <Text text="end" figures className={styles.rating}>
              {row.avgRating === null ? '—' : <b>{row.avgRating.toFixed(1)}</b>}
              <Text as="small" block tone="quiet" size={14}>
                {m.order_done_of({ count: row.doneCount })}
              </Text>
            </Text>
            {compareHref && (
              <Text relative text="end" className={styles.compare}>
                {href && (
                  <Link href={href} keepScroll aria-label={m.market_compare_of({ act, title })}>
                    {act}
                  </Link>
                )}
              </Text>
            )}
          </Columns>
        );
      })}
    </ul>
  );
}
