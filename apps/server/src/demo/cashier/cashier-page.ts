import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { readerLanguage } from '../../platform/locale.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { CashierPayment } from './cashier.table.ts';
import {
  arrivingFen,
  type CashierOutcome,
  cashierOutcomes,
  outcomeHints,
  outcomeNames,
} from './cashier-outcomes.ts';
import { findingOf } from './payment-state.ts';

const screen =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="4" width="18" height="12" rx="1.5"/><path d="M12 16v4M8 20h8"/></svg>';

function document(title: string, main: string): string {
  return `<!DOCTYPE html><html lang="${readerLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} – ${m.cashier_name()}</title><link rel="stylesheet" href="/demo-cashier/style.css"></head><body><header><p class="name">${screen}<b>${m.cashier_name()}</b><span>${m.cashier_badge()}</span></p></header><main>${main}</main></body></html>`;
}

function option(outcome: CashierOutcome, amountFen: number): string {
  const arriving = formatFen(arrivingFen(outcome, amountFen));
  const isFirst = outcome === cashierOutcomes[0];
  return `<label><input type="radio" name="outcome" value="${outcome}" required aria-describedby="hint-${outcome}"${isFirst ? ' checked' : ''}><b>${outcomeNames[outcome]()}</b><span id="hint-${outcome}">${outcomeHints[outcome]({ arriving })}</span></label>`;
}

const summary = ({ title, attemptNo, amountFen }: CashierPayment) =>
  `<aside aria-labelledby="sum"><h2 id="sum">${m.cashier_payment()}</h2><p class="number">${escapeHtml(attemptNo)}</p><p class="what">${escapeHtml(title)}</p><p class="sum"><span>${m.cashier_due()}</span><strong>¥ ${formatFen(amountFen)}</strong></p></aside>`;

const back = ({ returnUrl }: CashierPayment) =>
  `<a class="back" href="${escapeHtml(returnUrl)}">${m.act_go_back()}</a>`;

/** The payment page: the outcomes to choose from, or a note that the choice is over. */
export function paymentPage(payment: CashierPayment, now: Date): string {
  const { outcome, amountFen } = payment;
  const isOpen = outcome === null && findingOf(payment, now).state === 'PENDING';
  if (!isOpen) {
    const title = outcome === null ? m.cashier_closed() : m.cashier_chosen();
    return document(
      title,
      `<section><h1>${title}</h1><p class="note">${m.cashier_nothing_moves()}</p><p>${back(payment)}</p></section>${summary(payment)}`,
    );
  }
  const options = cashierOutcomes.map((one) => option(one, amountFen)).join('');
  return document(
    m.cashier_title(),
    `<section><h1>${m.cashier_title()}</h1><p class="note">${m.cashier_nothing_moves()}</p><form method="post"><fieldset><legend>${m.cashier_legend()}</legend>${options}</fieldset><p class="acts"><button>${m.cashier_pay({ amount: formatFen(amountFen) })}</button>${back(payment)}</p></form></section>${summary(payment)}`,
  );
}

export const missingPage = (): string =>
  document(
    m.cashier_missing(),
    `<section><h1>${m.cashier_missing()}</h1><p><a class="back" href="/">${m.act_go_back()}</a></p></section>`,
  );

/** Repeats the portal's colours and sizes, because its style sheets are available only in its build. */
export const cashierStyle = `
*{box-sizing:border-box}
body{margin:0;color:#1f2937;background:#fff;font:16px/1.75 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
header{border-bottom:1px solid #e5e9f0}
.name,main{max-width:1248px;margin:0 auto;padding:0 24px}
.name{display:flex;align-items:center;gap:10px;min-height:72px;font-size:20px}
.name svg{width:28px;height:28px;fill:none;stroke:#0261cb;stroke-width:1.75;stroke-linecap:round}
.name span{padding:0 8px;border-radius:3px;background:#fdf3e0;color:#8a5200;font-size:14px}
main{display:grid;gap:32px 40px;padding-block:32px 64px}
h1{margin:0;padding-bottom:16px;border-bottom:1px solid #cbd2dc;font-size:32px;line-height:1.35}
h2{margin:0;font-size:18px;line-height:1.4}
.note{margin:16px 0;color:#4b5563}
fieldset{margin:0;padding:0;border:0}
legend{padding:0 0 8px;font-weight:600}
label{display:grid;grid-template-columns:24px 1fr;align-items:center;column-gap:10px;min-height:44px;padding:9px 12px;border-top:1px solid #e5e9f0;cursor:pointer}
label:hover{background:#f5f7fa}
label:has(:checked){background:#ecf5ff}
label span{grid-column:2;color:#4b5563;font-size:15px}
input{width:18px;height:18px;margin:0;accent-color:#0261cb}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:16px 24px;margin:24px 0 0}
button{min-height:48px;padding:0 28px;border:0;border-radius:4px;background:#0261cb;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#0253ae}
a{color:#0261cb}
.back{display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:2px solid #0261cb;outline-offset:2px}
aside{order:-1;align-self:start;padding:24px;border:1px solid #e5e9f0;border-radius:8px;box-shadow:0 1px 2px rgb(22 33 47/6%)}
.number{margin:0 0 12px;color:#6b7280;font-size:14px;overflow-wrap:anywhere}
.what{margin:0;padding:12px 0;border-block:1px solid #e5e9f0}
.sum{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px;margin:16px 0 0}
.sum strong{font-size:32px;line-height:1.3;font-variant-numeric:tabular-nums}
@media(min-width:800px){aside{order:0}main{grid-template-columns:1fr 372px}label{grid-template-columns:24px minmax(8em,13em) 1fr}label span{grid-column:3}}
`;
