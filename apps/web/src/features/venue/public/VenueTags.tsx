import type { VenueRow } from '@portal/contract/venue/public';
import { venueKindLabels } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { DetailTags } from '../../../ui/layout/Detail.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';

/** The kind of a venue, and whether its bookings need approval. */
export const VenueTags = ({ of, free }: { of: Pick<VenueRow, 'kind' | 'needApproval'>; free?: boolean }) => (
  <DetailTags>
    <Tag tone="brand">{venueKindLabels[of.kind]()}</Tag>
    {of.needApproval && (
      <Tag tone="amber" mark="square">
        {m.venue_needs_approval()}
      </Tag>
    )}
    {free && <Tag>{m.venue_free_deposit()}</Tag>}
  </DetailTags>
);
