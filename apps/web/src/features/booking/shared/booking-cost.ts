import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';

export const priceText = (fen: number): string =>
  fen === 0 ? m.field_free() : m.field_amount_yuan({ amount: formatFen(fen) });

/** The extras booked, each with its cost. */
export const servicesText = (services: readonly { name: string; qty: number; fen: number }[]): string =>
  services.map(({ name, qty, fen }) => `${name} × ${qty} · ${formatFen(qty * fen)}`).join('\n');
