import type { z } from 'zod';
import type { Declared } from './collected/endpoints.ts';

/** Maps `METHOD /path` to the input and output of each endpoint; types only, so that no schema is bundled. */
export type EndpointMap = {
  [E in Declared as `${E['method']} ${E['path']}`]: {
    input: z.input<E['input']>;
    output: z.output<E['output']>;
  };
};

export type EndpointKey = keyof EndpointMap;
