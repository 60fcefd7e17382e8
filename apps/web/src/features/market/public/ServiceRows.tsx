import type { ServiceRow } from '@portal/contract/market/shop';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
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
          <li
            key={serviceId}
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
              <span className={styles.noPicture} />
            )}
            <div className={styles.name}>
              <h2 lang={zh}>
                <Link href={paths.service(serviceId)} look="bare" cover>
                  {title}
                </Link>
              </h2>
              <p lang={zh}>{[shopName, categoryLabel].join(' · ')}</p>
              {capacityNote !== '' && <p lang={zh}>{capacityNote}</p>}
            </div>
            <p className={styles.price}>
              <PriceText of={row} />
              <small>{priceKindLabels[priceKind]()}</small>
            </p>
            {compareHref && (
              <div className={styles.response}>
                <ResponseDots of={row} />
              </div>
            )}
            <p className={styles.rating}>
              {row.avgRating === null ? '—' : <b>{row.avgRating.toFixed(1)}</b>}
              <small>{m.order_done_of({ count: row.doneCount })}</small>
            </p>
            {compareHref && (
              <p className={styles.compare}>
                {href && (
                  <Link href={href} keepScroll aria-label={m.market_compare_of({ act, title })}>
                    {act}
                  </Link>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
