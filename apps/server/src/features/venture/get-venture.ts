import { retCodes } from '@portal/contract/ret-code';
import type { ventureQueryDetail, ventureQueryList } from '@portal/contract/venture/public';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { findAwardOf } from './of-entry.ts';
import {
  countDocuments,
  countFields,
  countStages,
  countVentures,
  findShownVenture,
  findWithdrawal,
  listVentures,
} from './venture.queries.ts';
import { viewVenture, viewVentureDetail } from './venture.view.ts';

/** Lists ventures seeking funding, with the values they can be filtered by. */
export const queryVentures: Verb<typeof ventureQueryList> = async ({ db }, input) => {
  const [page, stages, fields] = await Promise.all([
    pageOf(input, listVentures(db, input), countVentures(db, input), viewVenture),
    countStages(db),
    countFields(db),
  ]);
  return { ...page, stages, fields };
};

/**
 * The public page of a venture.
 * @throws {AppError} 500404, with date and reason of withdrawal if it was public
 */
export const getPublicVenture: Verb<typeof ventureQueryDetail> = async ({ db }, { id }) => {
  const row = await findShownVenture(db, id);
  if (row) {
    const [folders, award] = await Promise.all([countDocuments(db, id), findAwardOf(db, row.venture)]);
    return viewVentureDetail(row, folders, award);
  }
  const withdrawn = await findWithdrawal(db, id);
  throw withdrawn ? new AppError(retCodes.NOT_FOUND, { data: { withdrawn } }) : notFound();
};
