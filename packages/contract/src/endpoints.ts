import { articleEndpoints } from './article.ts';
import { declareItemEndpoints } from './declare-item.ts';
import { dictionaryEndpoints } from './dictionary.ts';
import type { Endpoint } from './endpoint.ts';
import { enterpriseEndpoints } from './enterprise.ts';
import { admissionEndpoints } from './enterprise-admission.ts';
import { fileEndpoints } from './file.ts';
import { identityEndpoints } from './identity.ts';
import { policyEndpoints } from './policy.ts';
import { searchEndpoints } from './search.ts';
import { siteEndpoints } from './site.ts';
import { setTopFlag } from './top-info.ts';

/** Every endpoint of the product, in the order the API document shows them. */
export const endpoints = [
  ...articleEndpoints,
  setTopFlag,
  ...identityEndpoints,
  ...enterpriseEndpoints,
  ...admissionEndpoints,
  ...policyEndpoints,
  ...declareItemEndpoints,
  ...siteEndpoints,
  ...dictionaryEndpoints,
  ...fileEndpoints,
  ...searchEndpoints,
] as const satisfies readonly Endpoint[];
