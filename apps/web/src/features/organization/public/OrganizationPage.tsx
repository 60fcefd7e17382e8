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
import { Wrap } from '../../../ui/layout/Layout.tsx';
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
      <Wrap className={styles.columns}>
        <div className={styles.main}>
          <section>
            <BlockHead title={m.org_does()} />
            {duty.split(/\n+/).map((paragraph) => (
              <p key={paragraph} lang={lang} className={styles.duty}>
                {paragraph}
              </p>
            ))}
          </section>
          <People organization={organization} />
          {activities.length + notices.length > 0 && <Happenings organization={organization} />}
        </div>
        <OrganizationSide organization={organization} />
      </Wrap>
    </>
  );
}

function Head({ organization }: { organization: OrganizationDetail }) {
  const { name, kind, parent, members, children } = organization;
  const lang = langOfContent('zh');
  return (
    <div className={styles.ground}>
      <Wrap className={styles.head}>
        <div>
          <p className={styles.tags}>
            <Tag tone="leaf">{organizationKindLabels[kind]()}</Tag>
            <Tag>{parent ? <Sentence say={m.org_under} values={{ name: parent.name }} /> : m.org_top()}</Tag>
          </p>
          <h1 tabIndex={-1} lang={lang}>
            {name}
          </h1>
          <p className={styles.sums}>
            <span>
              <b>{members}</b> {m.org_members()}
            </span>
            {children.map((child) => (
              <span key={child.organizationId}>
                <b>{child.members}</b> <span lang={lang}>{child.name}</span>
              </span>
            ))}
          </p>
        </div>
        <Icon shape={organizationIcons[kind]} className={styles.sign} />
      </Wrap>
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
        <p className={styles.note}>{m.org_no_people()}</p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ memberId, name, title, enterpriseName, avatarFileId }) => (
            <li key={memberId}>
              <Avatar
                name={name}
                size={48}
                {...(avatarFileId ? { src: imageUrl(avatarFileId, 0, 160) } : {})}
              />
              <p lang={lang}>
                <b>{name}</b> {title}
                {enterpriseName && <small>{enterpriseName}</small>}
                <small data-phone={memberId} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {peopleTotal > people.length && (
        <p className={styles.note}>{m.org_more_people({ count: peopleTotal - people.length })}</p>
      )}
      {others > 0 && <p className={styles.note}>{m.org_others({ count: others })}</p>}
    </section>
  );
}

function Happenings({ organization: { activities, notices } }: { organization: OrganizationDetail }) {
  const lang = langOfContent('zh');
  return (
    <section>
      <BlockHead title={m.org_happens()} />
      <ul className={styles.lines}>
        {activities.map(({ activityId, kind, title, startAt, place }) => (
          <li key={activityId}>
            <Tag outlined>{m.field_activity()}</Tag>
            <Link href={paths.activity(activityId, kind as ActivityKind)} lang={lang}>
              {title}
            </Link>
            <span>
              <time>{formatDate(startAt, 'MM-DD HH:mm')}</time> <span lang={lang}>{place}</span>
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
      </ul>
    </section>
  );
}
