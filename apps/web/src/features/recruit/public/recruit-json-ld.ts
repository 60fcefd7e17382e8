import type { RecruitDetail, RecruitPosition } from '@portal/contract/recruit/public';
import * as m from '@portal/texts/messages';
import type { LoadedPost } from '../../community/shared/PostView.tsx';
import { addressJsonLd } from '../../site/shared/address-json-ld.ts';

const salaryOf = ({ salaryFromFen, salaryToFen }: RecruitPosition) =>
  salaryFromFen === null || salaryToFen === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'CNY',
          value: {
            '@type': 'QuantitativeValue',
            minValue: salaryFromFen / 100,
            maxValue: salaryToFen / 100,
            unitText: 'MONTH',
          },
        },
      };

/** The schema.org description of each open job; posts for volunteers or partners have none. */
export function jobsJsonLd(origin: string, { post }: LoadedPost, recruit: RecruitDetail): object[] {
  if (recruit.recruitKind !== 'JOB' || recruit.state !== 'OPEN') return [];
  return recruit.positions
    .filter(({ hired, count }) => hired < count)
    .map((position) => ({
      '@type': 'JobPosting',
      title: position.title,
      description: [position.requirement, post.excerpt].filter(Boolean).join('\n'),
      identifier: `${recruit.postId}-${position.positionId}`,
      url: origin + post.path,
      datePosted: new Date(post.publishedAt).toISOString().slice(0, 10),
      validThrough: `${recruit.deadline}T23:59:59+08:00`,
      totalJobOpenings: position.count - position.hired,
      hiringOrganization: { '@type': 'Organization', name: recruit.employer?.name ?? post.author.name },
      jobLocation: {
        '@type': 'Place',
        name: position.place || m.site_park_name(),
        address: addressJsonLd(position.place || m.site_park_name()),
      },
      ...salaryOf(position),
    }));
}
