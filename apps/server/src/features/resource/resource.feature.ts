import { bookableStateLabels } from '@portal/contract/booking/terms';
import { paths } from '@portal/contract/paths';
import {
  resourceQueryManageList,
  resourceRequestOperate,
  resourceRequestQueryManageDetail,
  resourceRequestQueryManageList,
  resourceSave,
} from '@portal/contract/resource/manage';
import {
  machineBook,
  machineQueryGrid,
  machineWait,
  resourceAsk,
  resourceOperate,
  resourceQueryList,
  resourceQueryOne,
  resourceQueryRequest,
} from '@portal/contract/resource/public';
import {
  openModeLabels,
  resourceCodeLabels,
  resourceCodes,
  resourceRequestStateLabels,
} from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { namesIn } from '../../feature/log-words.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { bookingPayable } from '../booking/booking-payable.public.ts';
import { bookingQueue } from '../booking/booking-queue.public.ts';
import { settleBookings } from '../booking/settle-bookings.public.ts';
import { bookMachine, waitForMachine } from './book-machine.ts';
import { bookableInstruments } from './bookable-instruments.ts';
import { resourceImporter } from './import/resource.importer.ts';
import { saveResource, viewManagedResource } from './manage/save-resource.ts';
import { queryMachineGrid, queryResource, queryResources } from './query-resources.ts';
import { resourceCollect } from './resource.collect.ts';
import { listEnteredResources } from './resource.queries.ts';
import { removableResource, resourceReferences } from './resource.removal.ts';
import { resourceSearch } from './resource.search.ts';
import { resourceRequests, resources } from './resource.table.ts';
import {
  answerRequest,
  askForResource,
  queryManagedRequest,
  queryManagedRequests,
  queryRequest,
  withdrawRequest,
} from './resource-requests.ts';

/** Requests waiting for the park's answer. */
const requestQueue: QueueSource = {
  kind: 'RESOURCE_REQUEST',
  label: m.resource_request,
  role: 'OP_SERVICE',
  stateLabels: { SUBMITTED: m.state_request_submitted },
  waiting: sql`
    select ${resourceRequests.id} as ref_id, ${resources.name} as title, ${resourceRequests.status} as state,
      ${resourceRequests.createdAt} as entered_at,
      ${resourceRequests.createdAt} + interval '3 days' as due_at, ${resourceRequests.userId} as barred_user_id
    from ${resourceRequests} join ${resources} on ${resources.id} = ${resourceRequests.resourceId}
    where ${resourceRequests.status} = 'SUBMITTED'`,
};

/** Resources shared by enterprises of the park: instruments by the hour, everything else on request. */
export const resourceFeature: Feature = {
  routes: () => [
    bind(resourceQueryList, queryResources),
    bind(resourceQueryOne, queryResource),
    bind(machineQueryGrid, queryMachineGrid),
    bind(machineBook, bookMachine),
    bind(machineWait, waitForMachine),
    bind(resourceAsk, askForResource),
    bind(resourceQueryRequest, queryRequest),
    bind(resourceOperate, withdrawRequest),
    bind(resourceQueryManageList, async ({ db }) => ({
      rows: (await listEnteredResources(db)).map(viewManagedResource),
    })),
    bind(resourceSave, saveResource),
    bind(resourceRequestQueryManageList, queryManagedRequests),
    bind(resourceRequestQueryManageDetail, queryManagedRequest),
    bind(resourceRequestOperate, answerRequest),
  ],
  jobs: (deps) => [
    { name: 'instrument.settle', cron: '* * * * *', run: () => settleBookings(deps, bookableInstruments) },
  ],
  menuPages: [paths.manageResources(), paths.applications()],
  bookables: [bookableInstruments],
  importers: [resourceImporter],
  payables: [bookingPayable(bookableInstruments)],
  queue: [bookingQueue('INSTRUMENT', resources), requestQueue],
  search: [resourceSearch],
  collect: [resourceCollect],
  standingPages: resourceCodes.map((code) => paths.resources(code)),
  removables: [removableResource],
  references: resourceReferences,
  log: {
    entities: { resource: m.resource_name, resourceRequest: m.resource_request },
    names: {
      resource: namesIn(resources, resources.id, resources.name),
      resourceRequest: namesIn(resourceRequests, resourceRequests.id, resourceRequests.purpose),
    },
    ids: { 'instrumentBooking.resourceId': ['resource'] },
    fields: {
      'instrumentBooking.resourceId': m.resource_name,
      'resource.code': m.resource_code,
      'resourceRequest.answer': m.field_answer_to_request,
      'resourceRequest.purpose': m.resource_purpose,
      ownerName: m.resource_owner,
      openMode: m.resource_open_mode,
      feeText: m.resource_fee,
      latin: m.resource_latin,
      genus: m.resource_genus,
      bloomFrom: m.resource_bloom_from,
      bloomTo: m.resource_bloom_to,
      maturity: m.resource_maturity,
      unitFen: m.field_unit_price,
      unitName: m.resource_unit,
    },
    codes: {
      'resource.status': bookableStateLabels,
      'resource.code': resourceCodeLabels,
      openMode: openModeLabels,
      'resourceRequest.status': resourceRequestStateLabels,
    },
  },
  erase: async (tx, userId) => {
    const isTheirs = eq(resourceRequests.userId, userId);
    await tx.update(resourceRequests).set({ purpose: '' }).where(isTheirs);
  },
};
