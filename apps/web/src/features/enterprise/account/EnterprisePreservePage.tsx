import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { externalLinkIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { isNobody } from '../shared/is-nobody.ts';
import { NoEnterprise } from './NoEnterprise.tsx';
import { type OwnProfile, profileKey } from './profile/own-profile.ts';
import { ProfileTab } from './profile/ProfileTab.tsx';

const StoriesTab = lazy(async () => ({
  default: (await import('../../content/shared/StoriesTab.tsx')).StoriesTab,
}));
const InviteList = lazy(async () => ({ default: (await import('./people/InviteList.tsx')).InviteList }));
const PeopleTab = lazy(async () => ({ default: (await import('./people/PeopleTab.tsx')).PeopleTab }));

/** Everything an enterprise maintains about itself, and its members. */
export function Component() {
  const { data, error, refetch, isFetching } = useQueryOf(profileKey, {}, { quiet: true });
  return (
    <>
      <PageTitle
        title={m.profile_title()}
        note={m.profile_title_note()}
        actions={data && <Preview profile={data} />}
      />
      {error && isNobody(error) && <NoEnterprise />}
      {error && !isNobody(error) && (
        <ErrorState
          title={m.profile_failed()}
          retry={{ label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching }}
        >
          {m.profile_failed_text()}
        </ErrorState>
      )}
      {!data && !error && <TabLoading />}
      {data && !error && <Tabs profile={data} />}
    </>
  );
}

function TabLoading() {
  return (
    <Loading label={m.profile_loading()}>
      <Skeleton height="520px" />
    </Loading>
  );
}

function Preview({ profile: { enterpriseId, entryStatus, visibility } }: { profile: OwnProfile }) {
  if (entryStatus !== 'PASSED' || visibility !== 'PUBLIC') return null;
  return (
    <ButtonLink href={paths.article('STYLE', enterpriseId)} icon={externalLinkIcon} target="_blank">
      {m.profile_preview()}
    </ButtonLink>
  );
}

/** Whether the user can write stories and invite members; the server checks permissions anyway. */
const mayLead = ({ entryStatus, memberRole }: OwnProfile) =>
  entryStatus === 'PASSED' && (memberRole === 'OWNER' || memberRole === 'ADMIN');

function Tabs({ profile }: { profile: OwnProfile }) {
  const [params] = useSearchParams();
  const leaders = mayLead(profile)
    ? [
        { key: 'invites', href: paths.enterprisePreserve('invites'), text: m.profile_i_title() },
        { key: 'stories', href: paths.enterprisePreserve('stories'), text: m.story_tab() },
      ]
    : [];
  const items = [
    { key: 'profile', href: paths.enterprisePreserve(), text: m.profile_tab_profile() },
    { key: 'members', href: paths.enterprisePreserve('members'), text: m.profile_m_title() },
    ...leaders,
  ];
  const wanted = params.get('tab');
  const current = items.find(({ key }) => key === wanted)?.key ?? 'profile';
  return (
    <>
      <TabLinks label={m.profile_tabs()} currentKey={current} items={items} />
      <Text as="div" above={20}>
        <Suspense fallback={<TabLoading />}>
          {current === 'members' && <PeopleTab />}
          {current === 'invites' && <InviteList />}
          {current === 'stories' && <StoriesTab />}
          {current === 'profile' && <ProfileTab profile={profile} />}
        </Suspense>
      </Text>
    </>
  );
}
