import * as m from '@portal/texts/messages';
import type { References, RemovableRow, RemovableSource } from '../../feature/removable-source.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { resourceSearch } from './resource.search.ts';
import { type ResourceRecord, resourceRequests, resources } from './resource.table.ts';

export const resourceReferences: References = {
  resource: [
    {
      column: resourceRequests.resourceId,
      label: m.resource_request,
      name: resourceRequests.purpose,
    },
  ],
};

const codeOf = (row: RemovableRow) => (row as unknown as ResourceRecord).code;

export const removableResource: RemovableSource = {
  entity: 'resource',
  table: resources,
  roles: ['OP_SERVICE'],
  name: resources.name,
  closing: { closedFrom: resources.closedFrom, onDay: { column: 'status', open: 'OPEN', closed: 'CLOSED' } },
  async merge(_tx, _ctx, from, into) {
    if (codeOf(from) !== codeOf(into)) throw fieldsRefused({ 'data.intoId': m.removal_fault_other_kind() });
  },
  async renew(tx, { now }, ids) {
    await refreshDocuments(tx, resourceSearch, ids, now);
    await invalidateTags(tx, ['resource']);
  },
};
