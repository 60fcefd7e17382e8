import { paths } from '@portal/contract/paths';
import type { TutorDetail } from '@portal/contract/tutor/public';
import { hourModeLabels, tutorAreaLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { feeText } from '../shared/tutor-words.ts';
import { OfficeHours } from './OfficeHours.tsx';
import { TutorAdvice } from './TutorAdvice.tsx';
import styles from './TutorPage.module.css';
import { TutorRows } from './TutorRows.tsx';

export const loader = makeLoader(async ({ call, params }) => ({
  tutor: await call('GET /api/serviceManage/tutor/queryDetail', { id: params.id ?? '' }),
}));

const jsonLdOf = (
  origin: string,
  { tutorId, name, title, intro, picture, fields }: TutorDetail,
): object[] => [
  {
    '@type': 'Person',
    name,
    jobTitle: title,
    description: intro,
    knowsAbout: fields,
    url: origin + paths.tutor(tutorId),
    ...(picture && { image: origin + imageUrl(picture.fileId, 0, 960) }),
  },
  breadcrumbJsonLd(origin, [{ name: m.tutor_title(), path: paths.tutorList() }, { name }]),
];

export function Component() {
  const { tutor } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { tutorId, name, intro, career, near } = tutor;
  const zh = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[name, m.tutor_title()]}
        description={intro}
        canonical={paths.tutor(tutorId)}
        jsonLd={jsonLdOf(origin, tutor)}
      />
      <Crumbs
        steps={[
          { text: m.site_nav_service() },
          { text: m.tutor_title(), href: paths.tutorList() },
          { text: name, lang: zh },
        ]}
      />
      <TutorHead tutor={tutor} />
      <Band ground="quiet">
        <OfficeHours tutor={tutor} />
      </Band>
      <Columns
        contained
        of="minmax(0, 0.75fr) minmax(0, 1fr)"
        gap={64}
        padBlock={48}
        className={styles.columns}
      >
        <section>
          <BlockHead title={m.tutor_about()} />
          <p lang={zh}>{intro}</p>
          <Text as="h3" above={32} below={16} size={18}>
            {m.tutor_career()}
          </Text>
          <ol className={styles.career} lang={zh}>
            {career.map(({ years, what, text }) => (
              <li key={years}>
                <span>{years}</span>
                <p>
                  <Text as="b" block tone="ink">
                    {what}
                  </Text>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </section>
        <TutorAdvice tutor={tutor} />
      </Columns>
      {near.length > 0 && (
        <Band>
          <BlockHead
            title={m.tutor_near()}
            note={m.tutor_near_note()}
            more={{ text: m.tutor_all(), href: paths.tutorList() }}
          />
          <TutorRows rows={near} as="h3" />
        </Band>
      )}
    </>
  );
}

function TutorHead({ tutor }: { tutor: TutorDetail }) {
  const { tutorId, name, title, area, fields, picture, motto, modes, rating, status } = tutor;
  const zh = langOfContent('zh');
  return (
    <Columns
      contained
      of="minmax(0, 340px) minmax(0, 1fr)"
      gap={64}
      align="center"
      padTop={32}
      padBottom={48}
      className={styles.head}
    >
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          ratio="8 / 9"
          sizes="(min-width: 1000px) 340px, 100vw"
          widths={[320, 640, 960]}
          className={styles.picture}
          first
        />
      )}
      <Stack gap={20} className={styles.text}>
        <p className={styles.tags}>
          <Tag tone={tutor.feeFenPerHour === 0 ? 'leaf' : 'neutral'} mark="dot">
            {feeText(tutor.feeFenPerHour)}
          </Tag>
          <Tag tone="brand">{tutorAreaLabels[area]()}</Tag>
          {modes.map((mode) => (
            <Tag key={mode} outlined>
              {hourModeLabels[mode]()}
            </Tag>
          ))}
        </p>
        <div lang={zh}>
          <h1 tabIndex={-1}>{name}</h1>
          <Text tone="quiet" size={18}>
            {title}
          </Text>
        </div>
        {motto && (
          <Text size={20} leading="body" className={styles.motto} lang={zh}>
            {motto}
          </Text>
        )}
        {status === 'PAUSED' && (
          <Alert kind="warning" title={m.tutor_paused()}>
            {m.tutor_paused_text()}
          </Alert>
        )}
        <Facts
          columns={2}
          facts={[
            { name: m.tutor_fields(), value: <span lang={zh}>{fields.join('、')}</span> },
            { name: m.tutor_held(), value: m.tutor_times({ count: tutor.hoursHeld }) },
            { name: m.tutor_written(), value: m.tutor_pieces({ count: tutor.adviceGiven }) },
            {
              name: m.field_rating(),
              value: rating ? m.tutor_rated({ score: rating.score, count: rating.count }) : '—',
            },
          ]}
        />
        <div className={styles.acts}>
          <ButtonLink href="#hours" variant="main">
            {m.tutor_book()}
          </ButtonLink>
          {status === 'OPEN' && (
            <ButtonLink href={paths.submitQuestion({ tutor: tutorId })}>{m.tutor_ask()}</ButtonLink>
          )}
          <ButtonLink href={paths.tutorFollow(tutorId)}>{m.tutor_follow()}</ButtonLink>
          <CollectButton {...collectProps('TUTOR', tutorId)} />
        </div>
      </Stack>
    </Columns>
  );
}
