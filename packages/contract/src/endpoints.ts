import { articleEndpoints } from './article.ts';
import type { Endpoint } from './endpoint.ts';

/** Every endpoint of the product, in the order the API document shows them. */
export const endpoints = [...articleEndpoints] as const satisfies readonly Endpoint[];
