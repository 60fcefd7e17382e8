import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { PayloadSource } from './payload-source.ts';

const files = globSync(`${import.meta.dirname}/sources/*.ts`).sort();

/** Contributions of the features, by folder name; a file in `sources/` is enough. */
export const payloadSources: Readonly<Record<string, PayloadSource>> = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => {
      const { source } = (await import(file)) as { source: PayloadSource };
      return [basename(file, '.ts'), source] as const;
    }),
  ),
);
