import type { VenueContent } from '@portal/contract/venue/manage';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { type Saved, writeEntities } from '../../platform/oper-log/write-entities.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { venueSearch } from './venue.search.ts';
import { type VenueRecord, venues } from './venue.table.ts';

interface NewVenue {
  /** Null for a new venue. */
  before: VenueRecord | null;
  values: Omit<VenueContent, 'fileId' | 'galleryFileIds'> & Partial<Pick<VenueRecord, 'picture' | 'gallery'>>;
  logged?: object;
}

const unlogged = ['picture', 'gallery', 'priceRules', 'cancelShares'];

/** Adds and changes venues that were checked, each with a log row, and returns them in their order. */
export async function writeVenues(tx: Db, ctx: WriteContext, given: readonly NewVenue[]): Promise<Saved[]> {
  const saved = await writeEntities(tx, ctx, { table: venues, entity: 'venue', unlogged }, given);
  const ids = saved.map(({ id }) => id);
  await notifyCollectors(tx, 'VENUE', ids);
  await refreshDocuments(tx, venueSearch, ids, ctx.now);
  await invalidateTags(tx, ['venue']);
  return saved;
}
