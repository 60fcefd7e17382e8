import { retCodes } from '@portal/contract/ret-code';
import { retMessages } from '@portal/contract/ret-messages';
import * as m from '@portal/texts/messages';
import type { BulkAct } from '../../feature/bulk-act.ts';
import type { AppError } from '../../platform/http/app-error.ts';

/** Codes that every act can leave a row with. */
const common: Readonly<Record<string, () => string>> = {
  gone: m.bulk_reason_gone,
  changed: m.bulk_reason_changed,
  changedSince: m.bulk_reason_changed_since,
  right: m.refusal_not_allowed,
  own: m.bulk_reason_own,
  author: m.bulk_reason_author,
  second: m.bulk_reason_second,
};

/** The code to keep of a refusal: its retCode, or the plainer one of a stale version or a missing right. */
export function codeOfRefusal({ retCode }: AppError): string {
  if (retCode === retCodes.VERSION_CONFLICT) return 'changed';
  if (retCode === retCodes.NOT_FOUND) return 'gone';
  if (retCode === retCodes.RIGHT_MISSING || retCode === retCodes.SECURITY_STOP) return 'right';
  return `ret:${retCode}`;
}

const isRetCode = (code: string): code is keyof typeof retMessages => code in retMessages;

/** Words for a code, in the reader's language. */
export function wordReason({ reasons = {} }: BulkAct, code: string | null): string {
  if (code === null) return '';
  const words = reasons[code] ?? common[code];
  if (words) return words();
  const retCode = code.replace(/^ret:/, '');
  return isRetCode(retCode) ? retMessages[retCode]({}) : m.refusal_transition();
}
