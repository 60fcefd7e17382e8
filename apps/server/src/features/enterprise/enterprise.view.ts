import type { EnterprisePublicDetail, EnterpriseRow } from '@portal/contract/enterprise/public';
import type { Stories } from '../content/content.public.ts';
import type { findPublicEnterprise, listEnterprises } from './enterprise.queries.ts';

type Row = Awaited<ReturnType<typeof listEnterprises>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findPublicEnterprise>>>;

const maxSummary = 60;
const productsShown = 3;

/** The first whole sentences of a text, up to `max` characters; a longer first sentence is truncated. */
export function firstSentences(text: string, max = maxSummary): string {
  let summary = '';
  for (const sentence of text.match(/[^。！？]+[。！？]?/g) ?? []) {
    if (summary !== '' && summary.length + sentence.length > max) break;
    summary += sentence;
  }
  return summary.length > max ? `${summary.slice(0, max - 1)}…` : summary;
}

export function viewEnterpriseRow(row: Row): EnterpriseRow {
  const { intro, products, honours, ...shown } = row;
  return {
    ...shown,
    summary: firstSentences(intro),
    productNames: products.slice(0, productsShown).map(({ name }) => name),
    honourCount: honours.length,
  };
}

export function viewEnterprise(row: DetailRow, parts: Stories & { peers: Row[] }): EnterprisePublicDetail {
  const { intro, products, honours, propertyName, scale, address, logoFileId } = row;
  return {
    ...viewEnterpriseRow(row),
    intro,
    products,
    propertyName,
    scale,
    address,
    logoFileId,
    honours: [...honours].sort((a, b) => b.year - a.year),
    ...parts,
    peers: parts.peers.map(viewEnterpriseRow),
  };
}
