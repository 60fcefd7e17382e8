import * as m from '@portal/texts/messages';

/**
 * The reason for a return, in the reader's language. Reviewers can't leave it empty, so an empty one means that the
 * text had expired.
 */
export function wordReturnReason(reason: string | null | undefined): string {
  if (reason === null || reason === undefined) return '';
  return reason === '' ? m.event_lapsed() : reason;
}
