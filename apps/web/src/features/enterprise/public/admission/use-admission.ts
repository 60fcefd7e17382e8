import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { type AdmissionTicket, admissionTicket } from '../../../../platform/client-state/kept-tickets.ts';

export type AdmissionView =
  | { kind: 'loading' }
  /** No ticket, or an expired one. */
  | { kind: 'nobody' }
  /** A ticket, but no application yet. */
  | { kind: 'blank'; ticket: AdmissionTicket }
  | { kind: 'there'; ticket: AdmissionTicket; admission: OwnAdmission }
  | { kind: 'failed' };

const ticketExpired = '200013';
const explained = '500011';

async function queryAdmission(): Promise<AdmissionView> {
  const ticket = admissionTicket.read();
  if (!ticket) return { kind: 'nobody' };
  try {
    const query = { regTicket: ticket.ticket };
    const path = 'GET /api/baseInfo/enterpriseInfo/queryDetail';
    return { kind: 'there', ticket, admission: await browserClient().call(path, query, { quiet: true }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.retCode === explained) return { kind: 'blank', ticket };
    if (error.retCode !== ticketExpired) return { kind: 'failed' };
    admissionTicket.forget();
    return { kind: 'nobody' };
  }
}

/** The application that belongs to the ticket stored in this browser. */
export function useAdmission() {
  const [view, setView] = useState<AdmissionView>({ kind: 'loading' });
  const load = useCallback(() => {
    setView({ kind: 'loading' });
    void queryAdmission().then(setView);
  }, []);
  useEffect(load, [load]);
  return { view, setView, load };
}
