import type { importQueryUndo } from '@portal/contract/import/import';
import { importKindNames } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../platform/database/database.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { getRun, isVisible, listSheets } from './import.queries.ts';
import type { Importers } from './importers.ts';
import { undoRows } from './work-on-imports.ts';

type Preview = OutputOf<typeof importQueryUndo>;

const keptShown = 100;

/** Carries the preview out of the transaction, which is rolled back. */
class Previewed extends Error {
  readonly preview: Preview;

  constructor(preview: Preview) {
    super('previewed');
    this.preview = preview;
  }
}

/**
 * What undoing an import would leave, and why: it is undone in a transaction that is rolled back, so that the preview
 * is what happens.
 * @throws {AppError} 500404
 */
export async function previewUndo(
  ctx: Context,
  importers: Importers,
  { id }: InputOf<typeof importQueryUndo>,
): Promise<Preview> {
  const run = await getRun(ctx.db, id, isVisible(importers, ctx.actor));
  const preview: Preview = { undone: 0, kept: [], keptTotal: 0 };
  const sheets = await listSheets(ctx.db, run.id);
  const undo = inTransaction(ctx.db, async (tx) => {
    for (const sheet of sheets.toReversed()) {
      const importer = importers.of(sheet.kind);
      for (let isDone = false; !isDone; ) {
        const { rows, kept } = await undoRows(tx, { run, sheet, importer, importers, ctx });
        isDone = rows.length === 0;
        preview.undone += rows.length - kept.size;
        preview.keptTotal += kept.size;
        for (const [line, why] of kept)
          preview.kept.push({
            line,
            kindName: importKindNames[sheet.kind](),
            name: rows.find((row) => row.line === line)?.key ?? '',
            reasons: why.length > 0 ? [...why] : [m.import_kept_changed()],
          });
      }
    }
    throw new Previewed({ ...preview, kept: preview.kept.slice(0, keptShown) });
  });
  try {
    return await undo;
  } catch (error) {
    if (error instanceof Previewed) return error.preview;
    throw error;
  }
}
