import { randomBytes } from 'node:crypto';
import type { AssetContent } from '@portal/contract/repair/manage';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { type Saved, writeEntities } from '../../../platform/oper-log/write-entities.ts';
import { type AssetRow, repairAssets } from '../repair.table.ts';

interface NewAsset {
  /** Null for a new asset, which gets a code for its label. */
  before: AssetRow | null;
  values: AssetContent;
  logged?: object;
}

/** Adds and changes assets that were checked, each with a log row, and returns them in their order. */
export const writeAssets = (tx: Db, ctx: WriteContext, given: readonly NewAsset[]): Promise<Saved[]> =>
  writeEntities(
    tx,
    ctx,
    { table: repairAssets, entity: 'repairAsset', unlogged: ['code'] },
    given.map(({ values, ...row }) => ({
      ...row,
      values: row.before ? values : { ...values, code: randomBytes(9).toString('base64url') },
    })),
  );
