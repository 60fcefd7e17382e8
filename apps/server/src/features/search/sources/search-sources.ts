import type { SearchKind } from '@portal/contract/search';
import type { SearchSource } from '../search-source.ts';
import { articleSource } from './article-source.ts';
import { declareItemSource } from './declare-item-source.ts';
import { enterpriseSource } from './enterprise-source.ts';
import { pageSource } from './page-source.ts';
import { policySource } from './policy-source.ts';

/** Where the documents of each kind come from. */
export const searchSources: Record<SearchKind, SearchSource> = {
  ARTICLE: articleSource,
  POLICY: policySource,
  DECLARE_ITEM: declareItemSource,
  ENTERPRISE: enterpriseSource,
  PAGE: pageSource,
};
