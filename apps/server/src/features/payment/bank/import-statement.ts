import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { statementClaims } from '@portal/contract/payment/bank-layout';
import type { bankStatementImport } from '@portal/contract/payment/bank-line';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { receiveForm } from '../../../platform/files/receive-form.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { ContextOf, FormContext, OutputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { receiveStatement } from '../../../platform/pay/receive-statement.ts';
import type { BankStatement, StatementLayout } from '../../../platform/pay/statement/read-statement.ts';
import { fingerprintOf } from '../../../platform/pay/statement/statement-heads.ts';
import { replaceForbidden } from '../../../platform/text/forbidden-characters.ts';
import type { Desk } from '../desk.ts';
import { mappedColumns, rememberedLayouts, rememberLayout } from './bank-layouts.ts';
import { enterLines } from './enter-lines.ts';
import { findKnownLines, findListed } from './find-known.ts';
import { fingerprintsOf } from './line-identity.ts';
import { listDoubts } from './list-doubts.ts';
import { sortRows } from './sort-rows.ts';

type Ctx = FormContext<ContextOf<typeof bankStatementImport>['actor']>;
type Answer = OutputOf<typeof bankStatementImport>;

/** The form field with the sender's statements about the file. */
const claimsField = 'corrections';

interface Claims {
  onlyReceived: boolean;
  layout?: StatementLayout;
}

interface Received extends Claims {
  statement: BankStatement;
  fileName: string;
}

/** @throws {AppError} 100001 for malformed JSON */
function parseClaims(text: string): Claims {
  try {
    const { onlyReceived, layout } = statementClaims.parse(JSON.parse(text));
    if (!layout) return { onlyReceived };
    const { fingerprint, columns } = layout;
    return { onlyReceived, layout: { fingerprint, columns: mappedColumns(columns) } };
  } catch {
    throw new AppError(retCodes.PARAMETER_INVALID);
  }
}

async function receive(ctx: Ctx): Promise<Received> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'statement-'));
  const { files } = await receiveForm(ctx.request, folder.path);
  const file = files.find(({ field }) => field !== claimsField);
  const claims = files.find(({ field }) => field === claimsField);
  if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
  const given = claims ? parseClaims(await readFile(claims.path, 'utf8')) : { onlyReceived: false };
  const layouts = await rememberedLayouts(ctx.db);
  const statement = await ctx.uploads.inspection(async () =>
    receiveStatement(await readFile(file.path), { ...given, layouts }),
  );
  return { ...given, statement, fileName: replaceForbidden(basename(file.name)).slice(0, 100) };
}

const nothing = { entered: 0, matched: 0, known: 0, left: 0, doubtful: 0 };

/**
 * Imports a bank statement, of which only received money is entered. Outgoing money is counted and never income;
 * doubtful rows are listed for the finance office without holding up the others. Known rows are skipped, so that
 * importing the same file, or overlapping days, changes nothing. Columns that were mapped by hand are remembered.
 * @throws {AppError} 300002
 */
export const importStatement =
  (desk: Desk) =>
  async (ctx: Ctx): Promise<Answer> => {
    const { statement, fileName, onlyReceived, layout } = await receive(ctx);
    const { rows, faults, asksDirection, asksColumns, heads } = statement;
    if (faults.length > 0)
      return { ...nothing, asksDirection, asksColumns, faults: faults.map((text) => ({ row: 0, text })) };
    if (rows.length === 0) throw fieldsRefused({ file: m.fault_import_empty() });
    return inTransaction(ctx.db, async (tx) => {
      // Imports are serialised, so that a line contained in two statements is recognised.
      await takeTurn(tx, 'bank statement');
      const fingerprints = fingerprintsOf(rows);
      const lines = await findKnownLines(tx, rows);
      const { fresh, doubts, known, left } = sortRows(
        rows,
        fingerprints,
        lines,
        await findListed(tx, fingerprints),
      );
      const answer = {
        known,
        left,
        doubtful: doubts.length,
        asksDirection: false,
        asksColumns: null,
        faults: [],
      };
      if (layout?.fingerprint === fingerprintOf(heads))
        await rememberLayout(tx, ctx, fileName, heads, layout);
      if (fresh.length + doubts.length === 0) return { ...nothing, ...answer };
      const { rows: entered, matched } = await enterLines(tx, ctx, desk, fresh);
      await listDoubts(tx, ctx, fileName, doubts, entered);
      await writeLog(tx, ctx, {
        event: 'bankLine.import',
        entity: 'bankLine',
        entityId: '',
        after: {
          totalRows: fresh.length,
          matchedRows: matched,
          leftRows: left,
          doubtfulRows: doubts.length,
          ...(onlyReceived ? { onlyReceived } : {}),
        },
      });
      return { ...answer, entered: entered.length, matched };
    });
  };
