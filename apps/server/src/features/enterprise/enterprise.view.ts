import type { EnterprisePublicDetail, EnterpriseRow } from '@portal/contract/enterprise';
import type { Stories } from '../content/content.public.ts';
import type { findPublicEnterprise, listEnterprises } from './enterprise.queries.ts';

type Row = Awaited<ReturnType<typeof listEnterprises>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findPublicEnterprise>>>;

const longestSummary = 60;
const productsShown = 3;

/** Whole sentences of a text, up to a length; a first sentence that is longer is cut. */
export function firstSentences(text: string, longest = longestSummary): string {
  let summary = '';
  for (const sentence of text.match(/[^。！？]+[。！？]?/g) ?? []) {
    if (summary !== '' && summary.length + sentence.length > longest) break;
    summary += sentence;
  }
  return summary.length > longest ? `${summary.slice(0, longest - 1)}…` : summary;
}

/** A database row as the wall of enterprises shows it. */
export function viewEnterpriseRow(row: Row): EnterpriseRow {
  const { intro, products, honours, registeredOn, ...shown } = row;
  return {
    ...shown,
    summary: firstSentences(intro),
    productNames: products.slice(0, productsShown).map(({ name }) => name),
    honourCount: honours.length,
    foundedYear: Number(registeredOn.slice(0, 4)),
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
    story: parts.story,
    moreStories: parts.moreStories,
    peers: parts.peers.map(viewEnterpriseRow),
  };
}
