import { logFields } from './labels/log-fields.ts';
import { logThings } from './labels/log-things.ts';
import { logValues } from './labels/log-values.ts';
import type { WordRow } from './translate.ts';

/** What the log calls things, fields, values and deeds; `{name}` stands for any text. */
export const labelWords: readonly WordRow[] = [...logThings, ...logValues, ...logFields];
