import type { LeasePaper, leasePrint, leasePrintManaged } from '@portal/contract/lease/print';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import type { PdfDocument } from '../../../platform/pdf/pdf-block.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { findConsentOf } from '../consent/consent.queries.ts';
import { getContract, getOwnContract } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { contractPaper } from './contract-paper.ts';
import { handoverPaper } from './handover-paper.ts';
import { moveInPaper } from './move-in-paper.ts';
import { settlementPaper } from './settlement-paper.ts';

type Draw = (ctx: ReplyContext, contract: Contract) => Promise<PdfDocument>;

const papers: Record<LeasePaper, Draw> = {
  CONTRACT: contractPaper,
  MOVE_IN: moveInPaper,
  HANDOVER: handoverPaper,
  SETTLEMENT: settlementPaper,
};

async function send(ctx: ReplyContext, contract: Contract, paper: LeasePaper): Promise<unknown> {
  const pdf = await printPdf(await papers[paper](ctx, contract), ctx.now);
  return ctx.reply
    .type('application/pdf')
    .header(
      'content-disposition',
      `attachment; filename="${paper.toLowerCase().replace('_', '-')}-${contract.no}.pdf"`,
    )
    .header('cache-control', 'no-store')
    .send(pdf);
}

/**
 * A settlement is the park's own until it is booked.
 * @throws {AppError} 500404
 */
export async function printOwnPaper(
  ctx: ReplyContext,
  { id, paper }: InputOf<typeof leasePrint>,
): Promise<unknown> {
  if (ctx.actor.enterpriseId === null) throw notFound();
  const contract = await getOwnContract(ctx.db, id, ctx.actor.enterpriseId);
  if (paper === 'SETTLEMENT' && (await findConsentOf(ctx.db, id)) === null) throw notFound();
  return send(ctx, contract, paper);
}

/** @throws {AppError} 500404 */
export const printManagedPaper = async (
  ctx: ReplyContext,
  { id, paper }: InputOf<typeof leasePrintManaged>,
): Promise<unknown> => send(ctx, await getContract(ctx.db, id), paper);
