import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { instant, largestInteger } from './fields.ts';
import { wholeNumber } from './form-field.ts';

/** An approved version in the list of a text. */
export const versionRow = z.object({
  no: z.int(),
  title: z.string(),
  authorNames: z.array(z.string()),
  /** Empty for a text that is older than the version history. */
  approvedBy: z.string(),
  approvedAt: instant,
});
export type VersionRow = z.infer<typeof versionRow>;

/** What changed in one field, word by word. */
export const textDifference = z.object({
  field: z.string(),
  parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
});
export type TextDifference = z.infer<typeof textDifference>;

/** Number of a version; where it can be compared, 0 is the working copy. */
export const versionNo = wholeNumber(m.field_version_no, 0, largestInteger);

/** An address that shows a working copy, and until when. */
export const previewAddress = z.object({ url: z.string(), expiresAt: instant });
