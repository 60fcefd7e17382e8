import type { ActivityKind } from '@portal/contract/activity/terms';
import type { OrganizationDetail } from '@portal/contract/organization/public';
import { organizationKindLabels } from '@portal/contract/organization/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { organizationIcons } from '../shared/organization-words.ts';
import styles from './OrganizationPage.module.css';
import { OrganizationSide } from './OrganizationSide.tsx';
import { organizationJsonLd } from './organization-json-ld.ts';

export const loader = makeLoader(async ({ call, params }) => ({
  organization: await call('GET /api/communityManage/organization/queryDetail', { id: params.id ?? '' }),
}));

/** A body of the park: its purpose, members and activities, and how to join. */
export function Component() {
  const { organization } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { organizationId, name, duty, activities, notices } = organization;
  const lang = langOfContent('zh');
  return (
    <>
      <PageHead
        title={[name, m.org_title()]}
        description={duty}
        canonical={paths.organization(organizationId)}
        jsonLd={organizationJsonLd(origin, organization)}
      />
      <Crumbs
        steps={[
          { text: m.site_nav_community(), href: paths.community() },
          { text: m.org_title(), href: paths.organizationChart() },
          { text: name, lang },
        ]}
      />
      <Head organization={organization} />
      <Columns
        contained
        of="minmax(0, 1fr) 320px"
        gap={32}
        gapX={64}
        align="start"
        padTop={40}
        padBottom={64}
        className={styles.columns}
      >
        <Stack fluid gap={48} className={styles.main}>
          <section>
            <BlockHead title={m.org_does()} />
            {duty.split(/\n+/).map((paragraph) => (
              <Text key={paragraph} lang={lang} readable padTop={8} size={17} leading="read">
                {paragraph}
              </Text>
            ))}
          </section>
          <People organization={organization} />
          {activities.length + notices.length > 0 && <Happenings organization={organization} />}
        </Stack>
        <OrganizationSide organization={organization} />
      </Columns>
    </>
  );
}

function Head({ organization }: { organization: OrganizationDetail }) {
  const { name, kind, parent, members, children } = organization;
  const lang = langOfContent('zh');
  return (
    <div className={styles.ground}>
      <Row
        contained
        gap={24}
        align="center"
        justify="between"
        padTop={40}
        padBottom={32}
        className={styles.head}
      >
        <div>
          <Row as="p" wrap gap={8}>
            <Tag tone="leaf">{organizationKindLabels[kind]()}</Tag>
            <Tag>{parent ? <Sentence say={m.org_under} values={{ name: parent.name }} /> : m.org_top()}</Tag>
          </Row>
          <h1 tabIndex={-1} lang={lang}>
            {name}
          </h1>
          <Row as="p" wrap gap={4} gapX={32} above={10}>
            <span>
              <Text as="b" size={20}>
                {members}
              </Text>{' '}
              {m.org_members()}
            </span>
            {children.map((child) => (
              <span key={child.organizationId}>
                <Text as="b" size={20}>
                  {child.members}
                </Text>{' '}
                <span lang={lang}>{child.name}</span>
              </span>
            ))}
          </Row>
        </div>
        <Icon shape={organizationIcons[kind]} className={styles.sign} />
      </Row>
    </div>
  );
}

/** Its members; the script adds their phone numbers for readers who may see them. */
function People({ organization }: { organization: OrganizationDetail }) {
  const { people, peopleTotal, members } = organization;
  const lang = langOfContent('zh');
  const others = members - peopleTotal;
  return (
    <section>
      <BlockHead title={m.org_members()} note={people.length > 0 ? m.org_phones_login() : undefined} />
      {people.length === 0 ? (
        <Text padTop={12} tone="quiet" size="note">
          {m.org_no_people()}
        </Text>
      ) : (
        <Columns
          as="ul"
          of="repeat(3, minmax(0, 1fr))"
          gap={0}
          gapX={24}
          above={12}
          lineAbove="strong"
          stack="phone"
          className={styles.people}
        >
          {people.map(({ memberId, name, title, enterpriseName, avatarFileId }) => (
            <Columns
              as="li"
              of="48px minmax(0, 1fr)"
              gap={14}
              align="center"
              padBlock={14}
              lineBelow="thin"
              leading="mid"
              key={memberId}
            >
              <Avatar
                name={name}
                size={48}
                {...(avatarFileId ? { src: imageUrl(avatarFileId, 0, 160) } : {})}
              />
              <p lang={lang}>
                <b>{name}</b> {title}
                {enterpriseName && (
                  <Text as="small" block tone="quiet" size={14}>
                    {enterpriseName}
                  </Text>
                )}
                <Text as="small" block tone="quiet" size={14} data-phone={memberId} />
              </p>
            </Columns>
          ))}
        </Columns>
      )}
      {peopleTotal > people.length && (
        <Text padTop={12} tone="quiet" size="note">
          {m.org_more_people({ count: peopleTotal - people.length })}
        </Text>
      )}
      {others > 0 && (
        <Text padTop={12} tone="quiet" size="note">
          {m.org_others({ count: others })}
        </Text>
      )}
    </section>
  );
}

function Happenings({ organization: { activities, notices } }: { organization: OrganizationDetail }) {
  const lang = langOfContent('zh');
  return (
    <section>
      <BlockHead title={m.org_happens()} />
      <Text as="ul" above={8} className={styles.lines}>
        {activities.map(({ activityId, kind, title, startAt, place }) => (
          <li key={activityId}>
            <Tag outlined>{m.field_activity()}</Tag>
            <Link href={paths.activity(activityId, kind as ActivityKind)} lang={lang}>
              {title}
            </Link>
            <span>
              <time dateTime={new Date(startAt).toISOString()}>{formatDate(startAt, 'MM-DD HH:mm')}</time>{' '}
              <span lang={lang}>{place}</span>
            </span>
          </li>
        ))}
        {notices.map(({ articleId, title, publishAt }) => (
          <li key={articleId}>
            <Tag outlined>{m.site_nav_notices()}</Tag>
            <Link href={paths.article('NOTICE', articleId)} lang={lang}>
              {title}
            </Link>
            <time>{formatDate(publishAt, 'MM-DD')}</time>
          </li>
        ))}
      </Text>
    </section>
  );
}
