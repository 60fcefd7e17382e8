import * as fault from '@portal/contract/faults';
import * as m from '@portal/texts/messages';
import { fieldsRefused } from '../../platform/http/app-error.ts';

/** @throws {AppError} 100002 at the opinion, if the event needs one */
export function requireOpinion(isNeeded: boolean, opinion: string): void {
  if (isNeeded && opinion.length < 2) throw fieldsRefused({ opinion: fault.fillIn(m.field_reason)() });
}
