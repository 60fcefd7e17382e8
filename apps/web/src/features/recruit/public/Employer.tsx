import { paths } from '@portal/contract/paths';
import type { RecruitDetail } from '@portal/contract/recruit/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { shieldCheckIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './Employer.module.css';

const dayHours = 24;

/** A waiting time in hours, or in days from two days on. */
export const waitText = (hours: number): string =>
  hours < 2 * dayHours
    ? m.field_hours_count({ count: hours })
    : m.recruit_days({ count: Math.round(hours / dayHours) });

/** The enterprise that recruits, and its track record with applicants over the last year. */
export function Employer({ employer }: { employer: NonNullable<RecruitDetail['employer']> }) {
  const { enterpriseId, name, intro, cover, hired, viewHours } = employer;
  const lang = langOfContent('zh');
  const measured = [
    hired > 0 ? m.recruit_employer_hired({ count: hired }) : '',
    viewHours === null ? '' : m.recruit_employer_views({ time: waitText(viewHours) }),
  ].filter(Boolean);
  return (
    <section className={styles.employer}>
      <h2>{m.recruit_who()}</h2>
      <Columns
        of="96px minmax(0, 1fr) auto"
        gap={8}
        gapX={24}
        align="center"
        frame="thin"
        round
        className={styles.card}
        data-plain={cover === null || undefined}
      >
        {cover && (
          <Picture
            src={imageUrl(cover.fileId, 0, 320)}
            width={cover.width}
            height={cover.height}
            alt=""
            ratio="1"
            corners="control"
          />
        )}
        <div>
          <Row as="h3" wrap gap={2} gapX={10} align="center" size={18}>
            <span lang={lang}>{name}</span>
            <Row as="span" inline gap={4} align="center" tone="brand" weight={400} size={14}>
              <Icon shape={shieldCheckIcon} />
              {m.community_badge_enterprise()}
            </Row>
          </Row>
          <p lang={lang} className={styles.intro}>
            {intro}
          </p>
          {measured.length > 0 && <p>{measured.join(' · ')}</p>}
        </div>
        <ButtonLink href={paths.article('STYLE', enterpriseId)}>{m.recruit_employer_page()}</ButtonLink>
      </Columns>
    </section>
  );
}
