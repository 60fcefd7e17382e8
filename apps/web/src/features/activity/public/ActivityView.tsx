import type { PublicLecture } from '@portal/contract/activity/lecture-question';
import type { ActivityDetail } from '@portal/contract/activity/public';
import { activityKindLabels } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { DetailColumns, DetailHead, DetailTags, DetailText } from '../../../ui/layout/Detail.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { PictureAlbum } from '../../content/shared/PictureAlbum.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { dateParts, feeText, kindTones, minuteText, phaseNames } from '../shared/activity-words.ts';
import { ActivityRules } from './ActivityRules.tsx';
import { ActivitySide } from './ActivitySide.tsx';
import { Agenda } from './Agenda.tsx';
import { activityJsonLd } from './activity-json-ld.ts';
import { Lectures } from './Lectures.tsx';
import { TeacherCard } from './TeacherCard.tsx';

/** Loads an activity by the id in the address. */
export const activityLoader = makeLoader(async ({ call, params }) => {
  const id = params.id ?? '';
  const [activity, lectures] = await Promise.all([
    call('GET /api/activityManage/activity/queryDetail', { id }),
    optional(call('GET /api/activityManage/lectureQuestion/queryPublicList', { id })),
  ]);
  return { activity, lectures: lectures?.rows ?? [] };
});

interface ActivityViewProps {
  activity: ActivityDetail;
  lectures: PublicLecture[];
}

const listOf = ({ kind }: ActivityDetail) =>
  kind === 'SALON'
    ? { text: m.activity_salons(), href: paths.salonList() }
    : kind === 'TRAINING'
      ? { text: m.activity_trainings(), href: paths.trainingList() }
      : { text: m.activity_title(), href: paths.activityList() };

/** An activity: subject, time and place, speakers, seat rules, and the one action available. */
export function ActivityView({ activity, lectures }: ActivityViewProps) {
  const { origin } = usePageUrl();
  const { activityId, kind, title, body, teachers, album } = activity;
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[title, m.activity_title()]}
        description={body}
        canonical={paths.activity(activityId, kind)}
        jsonLd={activityJsonLd(origin, activity)}
        noIndex={activity.state === 'CANCELLED'}
      />
      <Crumbs steps={[{ text: m.site_nav_activities() }, listOf(activity), { text: title, lang }]} />
      <ActivityHead activity={activity} />
      <DetailColumns side={<ActivitySide activity={activity} />}>
        <section>
          <BlockHead title={m.field_activity_body()} />
          <DetailText text={body} lang={lang} />
        </section>
        <Agenda lines={activity.agenda} />
        {teachers.length > 0 && (
          <section>
            <BlockHead title={m.activity_who_speaks()} />
            <div lang={lang}>
              {teachers.map((teacher) => (
                <TeacherCard key={teacher.teacherId} teacher={teacher} />
              ))}
            </div>
          </section>
        )}
        <Lectures activity={activity} lectures={lectures} />
        {album.length > 0 && <Album pictures={album} />}
        <ActivityRules activity={activity} />
      </DetailColumns>
    </>
  );
}

function ActivityHead({ activity }: { activity: ActivityDetail }) {
  const { kind, title, organizer, place, feeFen, phase, state, cover, reason } = activity;
  const { date, hours } = dateParts(activity);
  const lang = langOfContent('zh');
  return (
    <DetailHead
      picture={
        cover && (
          <ArticlePicture
            picture={{ ...cover, alt: '' }}
            ratio="3 / 2"
            sizes="(min-width: 1000px) 460px, 100vw"
            widths={[320, 640, 960]}
            first
          />
        )
      }
    >
      <DetailTags>
        {state === 'PUBLISHED' && <Tag mark="dot">{phaseNames[phase]()}</Tag>}
        <Tag tone={kindTones[kind]}>{activityKindLabels[kind]()}</Tag>
        {activity.needApproval && (
          <Tag tone="amber" mark="square">
            {m.activity_is_approved()}
          </Tag>
        )}
      </DetailTags>
      <h1 tabIndex={-1} lang={lang}>
        {title}
      </h1>
      <p>
        {m.field_activity_organizer()} <span lang={lang}>{organizer}</span>
      </p>
      {state === 'CANCELLED' && (
        <Alert kind="warning" title={m.activity_is_cancelled()}>
          <span lang={lang}>{reason}</span>
        </Alert>
      )}
      <Facts
        layout="row"
        facts={[
          { name: m.field_time(), value: date, note: hours },
          { name: m.field_place(), value: <span lang={lang}>{place}</span> },
          {
            name: m.activity_fee(),
            value: feeText(feeFen),
            note: feeFen > 0 && m.activity_back_until({ time: minuteText(activity.cancelDeadline) }),
          },
        ]}
      />
    </DetailHead>
  );
}

function Album({ pictures }: { pictures: ActivityDetail['album'] }) {
  return (
    <section>
      <BlockHead title={m.field_activity_album()} />
      <PictureAlbum pictures={pictures} altOf={(no) => m.activity_album_picture({ no })} />
    </section>
  );
}
