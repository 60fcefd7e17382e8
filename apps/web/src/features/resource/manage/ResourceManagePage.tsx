import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ManagedBookings } from '../../booking/shared/ManagedBookings.tsx';
import { ResourceTabs } from './ResourceTabs.tsx';

const ResourceList = lazy(async () => ({ default: (await import('./ResourceList.tsx')).ResourceList }));
const ResourceRequests = lazy(async () => ({
  default: (await import('./ResourceRequests.tsx')).ResourceRequests,
}));

/** Machine hours, requests, and the resources themselves. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>
      {view === 'resources' && <ResourceList />}
      {view === 'requests' && <ResourceRequests />}
      {view !== 'resources' && view !== 'requests' && <MachineBookings />}
    </Suspense>
  );
}

function MachineBookings() {
  const all = useQueryOf('GET /api/serviceManage/resource/queryManageList', {}, { quiet: true });
  const machines = all.data?.rows.filter(({ data }) => data.code === 'instrument');
  return (
    <ManagedBookings
      kind="INSTRUMENT"
      title={m.resource_manage_title()}
      lead={<ResourceTabs current="bookings" />}
      booked={machines?.map(({ resourceId, data }) => ({ value: resourceId, text: data.name }))}
    />
  );
}
