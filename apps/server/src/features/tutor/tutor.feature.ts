import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { bookingPayable } from '../booking/booking-payable.public.ts';
import { bookingQueue } from '../booking/booking-queue.public.ts';
import { settleBookings } from '../booking/settle-bookings.public.ts';
import { bookableTutors } from './bookable-tutors.ts';
import { heldTutors } from './held-tutors.ts';
import { tutorImporter } from './manage/tutor.importer.ts';
import { eraseTutorings } from './tutor.account-end.ts';
import { tutorCollect } from './tutor.collect.ts';
import { tutorHelper } from './tutor.helper.ts';
import { tutorLog } from './tutor.log.ts';
import { tutorRoutes } from './tutor.routes.ts';
import { tutorSearch } from './tutor.search.ts';
import { tutors } from './tutor.table.ts';

export const tutorFeature: Feature = {
  routes: tutorRoutes,
  jobs: (deps) => [
    { name: 'tutor.settle', cron: '* * * * *', run: () => settleBookings(deps, bookableTutors) },
  ],
  menuPages: [paths.manageTutors(), paths.myTutoring()],
  bookables: [bookableTutors],
  payables: [bookingPayable(bookableTutors)],
  helpers: [tutorHelper],
  queue: [bookingQueue('TUTOR', tutors)],
  heldWork: [heldTutors],
  search: [tutorSearch],
  collect: [tutorCollect],
  sitemap: [
    sitemapKindOf('tutor', {
      table: tutors,
      id: tutors.id,
      updatedAt: tutors.updatedAt,
      shown: () => undefined,
      pathOf: (id) => paths.tutor(id),
    }),
  ],
  standingPages: [paths.tutorList()],
  importers: [tutorImporter],
  log: tutorLog,
  erase: eraseTutorings,
};
