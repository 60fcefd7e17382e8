import type { EnterpriseProduct } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { monthsOfSeason } from '../shared/season.ts';
import styles from './ProductTable.module.css';

/** Products, each with its season drawn across twelve months. */
export function ProductTable({ products }: { products: EnterpriseProduct[] }) {
  return (
    <table className={styles.table} aria-label={m.enterprise_products()}>
      <Text as="thead" unseen="phone">
        <tr>
          <th scope="col" className={styles.head}>
            {m.enterprise_product()}
          </th>
          <th scope="col" className={styles.head}>
            {m.enterprise_season()}
          </th>
          <th scope="col" className={clsx(styles.head, styles.end)}>
            {m.enterprise_output()}
          </th>
        </tr>
      </Text>
      <tbody>
        {products.map((product) => (
          <tr key={product.name}>
            <th scope="row" className={styles.cell} lang={langOfContent('zh')}>
              {product.name}
              <Text as="small" block tone="faint" size={13} weight={400}>
                {product.category}
              </Text>
            </th>
            <td className={styles.cell}>
              <Season product={product} />
            </td>
            <td className={clsx(styles.cell, styles.end)} lang={langOfContent('zh')}>
              {product.yearOutput}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Season({ product: { seasonFrom, seasonTo } }: { product: EnterpriseProduct }) {
  const months = monthsOfSeason(seasonFrom, seasonTo);
  const words =
    months.length === 12 ? m.enterprise_all_year() : m.enterprise_months({ from: seasonFrom, to: seasonTo });
  return (
    <Row
      as="span"
      inline
      align="center"
      gap={12}
      tone="quiet"
      size={14}
      figures
      nowrap
      className={styles.season}
    >
      <Columns as="span" of="repeat(12, 10px)" gap={2} className={styles.bar} aria-hidden>
        {Array.from({ length: 12 }, (_, place) => place + 1).map((month) => (
          <i key={month} className={months.includes(month) ? styles.on : undefined} />
        ))}
      </Columns>
      {words}
    </Row>
  );
}
