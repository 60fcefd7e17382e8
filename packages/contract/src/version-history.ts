import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { instant, largestInteger } from './fields.ts';
import { wholeNumber } from './form-field.ts';

/** An approved version in a text's history. */
export const versionRow = z.object({
  no: z.int(),
  title: z.string(),
  authorNames: z.array(z.string()),
  /** Empty for a text older than the version history. */
  approvedBy: z.string(),
  approvedAt: instant,
});
export type VersionRow = z.infer<typeof versionRow>;

/** Word-by-word differences in one field. */
export const textDifference = z.object({
  field: z.string(),
  parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
});
export type TextDifference = z.infer<typeof textDifference>;

/** Version number; in comparisons, 0 stands for the working copy. */
export const versionNo = wholeNumber(m.field_version_no, 0, largestInteger);

/** URL that shows a working copy, and when it expires. */
export const previewAddress = z.object({ url: z.string(), expiresAt: instant });
