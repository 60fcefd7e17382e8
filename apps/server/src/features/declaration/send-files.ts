import { chinaMinuteOf } from '@portal/contract/china-time';
import type { declarationFile } from '@portal/contract/declaration/manage';
import type { declarationPrint } from '@portal/contract/declaration/public';
import { declarationStateLabels, factLabels } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { FastifyReply } from 'fastify';
import { findFile } from '../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../platform/files/show-file.ts';
import type { InputOf, ReplyContext } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { printPdf } from '../../platform/pdf/print-pdf.ts';
import { type DeclarationRow, getManaged, getOwn, scopeOf } from './declaration.queries.ts';
import { fieldsOf, judgeNow, snapshotOf, viewDetail } from './declaration.view.ts';

type Reader = ReplyContext;

/** Returns an application its enterprise or a responsible officer may read. @throws {AppError} 500404 */
async function findFor({ db, actor }: Reader, id: string): Promise<DeclarationRow> {
  if (actor.operatorRoles.length > 0) return getManaged(db, scopeOf(actor), id);
  return getOwn(db, actor.enterpriseId, id);
}

/**
 * Prints the application as submitted, or its current draft. Always in Chinese, as both sides file it.
 * @throws {AppError} 500404
 */
export async function printDeclaration(ctx: Reader, { id }: InputOf<typeof declarationPrint>): Promise<void> {
  const { db, actor, now, reply } = ctx;
  const row = await findFor(ctx, id);
  const isOpen = row.declaration.status === 'DRAFT' || row.declaration.status === 'RETURNED';
  const isOwn = actor.enterpriseId === row.declaration.enterpriseId;
  const judged = isOpen && isOwn ? await judgeNow(db, actor, row, now) : snapshotOf(row);
  const pdf = await inLanguage('zh', async () => {
    const { form, amountApplyFen, ...detail } = await viewDetail(db, row, judged);
    const submitted = new Map(detail.materials.map(({ code, file }) => [code, file.name]));
    const signed = detail.commitmentSignedAt;
    return printPdf(
      {
        title: detail.itemTitle,
        subtitle: [
          detail.no,
          declarationStateLabels[row.declaration.status](),
          m.declaration_round({ round: detail.round }),
        ].join(' · '),
        blocks: [
          { type: 'heading', level: 2, text: m.declaration_part_enterprise() },
          {
            type: 'table',
            head: [m.declaration_print_item(), m.declaration_value()],
            rows: detail.facts.map(({ fact, value }) => [factLabels[fact](), value]),
          },
          { type: 'heading', level: 2, text: m.declaration_part_form() },
          {
            type: 'table',
            head: [m.declaration_print_item(), m.declaration_value()],
            rows: [
              ...fieldsOf(row).map(({ code, label, unit }) => [
                label,
                [form[code] ?? '', form[code] ? unit : ''].join(' ').trim(),
              ]),
              [m.declaration_amount_apply(), formatFen(amountApplyFen)],
            ],
          },
          { type: 'heading', level: 2, text: m.declaration_part_materials() },
          {
            type: 'table',
            head: [m.field_material_name(), m.field_file()],
            rows: detail.asked.map(({ code, name }) => [name, submitted.get(code) ?? '—']),
          },
          { type: 'heading', level: 2, text: m.declaration_commitment() },
          { type: 'paragraph', text: m.declaration_commitment_text() },
          {
            type: 'paragraph',
            text: signed
              ? m.declaration_signed_at({ time: chinaMinuteOf(signed) })
              : m.declaration_unsigned(),
          },
        ],
        footer: `${detail.enterpriseName} · ${detail.no}`,
      },
      now,
    );
  });
  await reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="declaration-${row.no || id}.pdf"`)
    .send(pdf);
}

/** Sends a material to officers and assigned experts. @throws {AppError} 500404 */
export async function showMaterial(
  ctx: Reader,
  { id, code }: InputOf<typeof declarationFile>,
): Promise<FastifyReply> {
  const { declaration } = await getManaged(ctx.db, scopeOf(ctx.actor), id);
  const submitted = declaration.materials[code];
  const file = submitted ? await findFile(ctx.db, submitted.fileId, 0) : null;
  return file ? sendFile(ctx, file) : sendMissing(ctx.reply);
}
