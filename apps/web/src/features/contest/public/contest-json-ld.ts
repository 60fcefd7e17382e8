import type { ContestDetail } from '@portal/contract/contest/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

const isoOf = (at: number) => new Date(at).toISOString();

/** The schema.org description of a contest as an event of several stages, and the breadcrumb. */
export function contestJsonLd(origin: string, contest: ContestDetail): object[] {
  const { contestId, title, body, cover, stages, state } = contest;
  const url = origin + paths.contest(contestId);
  return [
    {
      '@type': 'Event',
      name: title,
      description: body,
      url,
      startDate: isoOf(Math.min(...stages.map(({ from }) => from))),
      endDate: isoOf(Math.max(...stages.map(({ to }) => to))),
      eventStatus: `https://schema.org/${state === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      ...(cover && { image: origin + imageUrl(cover.fileId, 0, 1280) }),
    },
    breadcrumbJsonLd(origin, [{ name: m.contest_title(), path: paths.contestList() }, { name: title }]),
  ];
}
