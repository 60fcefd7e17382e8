import * as m from '@portal/texts/messages';

/** Why a text came back, for its reader: nobody writes an empty reason, it means that its validity had ended. */
export function wordReturnReason(reason: string | null | undefined): string {
  if (reason === null || reason === undefined) return '';
  return reason === '' ? m.event_lapsed() : reason;
}
