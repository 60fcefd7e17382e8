import type { ActivityDetail } from '@portal/contract/activity/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

const isoOf = (at: number) => new Date(at).toISOString();

/** The schema.org description of an activity as an event with its offer, and the breadcrumb. */
export function activityJsonLd(origin: string, activity: ActivityDetail): object[] {
  const { activityId, kind, title, body, cover, feeFen, phase, state, isOnline, place } = activity;
  const url = origin + paths.activity(activityId, kind);
  return [
    {
      '@type': kind === 'TRAINING' ? 'EducationEvent' : 'Event',
      name: title,
      description: body,
      url,
      startDate: isoOf(activity.startAt),
      endDate: isoOf(activity.endAt),
      eventStatus: `https://schema.org/${state === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
      location: isOnline
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: place, address: place },
      organizer: { '@type': 'Organization', name: activity.organizer },
      performer: activity.teachers.map(({ name }) => ({ '@type': 'Person', name })),
      ...(cover && { image: origin + imageUrl(cover.fileId, 0, 1280) }),
      offers: {
        '@type': 'Offer',
        priceCurrency: 'CNY',
        price: (feeFen / 100).toFixed(2),
        url,
        validFrom: isoOf(activity.signFrom),
        availability: `https://schema.org/${phase === 'SIGNING' ? 'InStock' : 'SoldOut'}`,
      },
    },
    breadcrumbJsonLd(origin, [{ name: m.activity_title(), path: paths.activityList() }, { name: title }]),
  ];
}
