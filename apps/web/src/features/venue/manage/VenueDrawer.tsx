import { type ManagedVenue, type VenueContent, venueContent } from '@portal/contract/venue/manage';
import { dayKinds } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { withChosenPictures } from '../../../platform/form/chosen-pictures.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { VenueFields } from './VenueFields.tsx';

const allDay = { from: '08:00', to: '22:00', memberFenPerHour: 0, publicFenPerHour: 0 };

const defaultValues: VenueContent = {
  name: '',
  kind: 'HALL',
  buildingId: '',
  place: '',
  areaX100: 10_000,
  seats: 50,
  equipment: [],
  intro: '',
  fileId: null,
  galleryFileIds: [],
  status: 'OPEN',
  statusNote: '',
  openFrom: '08:00',
  openTo: '22:00',
  minSlots: 2,
  maxSlots: 24,
  minAheadMin: 120,
  maxAheadDays: 30,
  dayLimitPerUser: 2,
  weekLimitPerEnterprise: 10,
  needApproval: false,
  depositFen: 0,
  priceRules: dayKinds.map((dayKind) => ({ dayKind, ...allDay })),
  cancelShares: [
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  closedDates: [],
  holidayDates: [],
};

/** Everything about a venue: what it is, its opening hours, and its prices. */
export function VenueDrawer({ venue, onClose }: { venue: ManagedVenue | null; onClose: () => void }) {
  const form = useContractForm<VenueContent>(venueContent, {
    values: venue?.data ?? defaultValues,
    dataOf: (values) => ({
      ...withChosenPictures(values),
      equipment: values.equipment.filter((word) => word.trim() !== ''),
    }),
  });
  const save = useMutationOf('POST /api/serviceManage/venue/save', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/serviceManage/venue/queryManageList', 'GET /api/serviceManage/venue/queryGrid'],
    setError: dataFaults(form.setError),
  });
  const at = venue ? { id: venue.venueId, version: venue.version } : {};
  return (
    <FormDrawer
      title={venue ? m.venue_edit() : m.venue_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        venue && (
          <Removal
            entity="venue"
            id={venue.venueId}
            version={venue.version}
            invalidates={['GET /api/serviceManage/venue/queryManageList']}
            onGone={onClose}
          />
        )
      }
    >
      <VenueFields picture={venue?.picture ?? null} gallery={venue?.gallery ?? []} />
    </FormDrawer>
  );
}
