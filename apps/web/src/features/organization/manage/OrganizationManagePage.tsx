import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OrganizationList } from './OrganizationList.tsx';

const MemberList = lazy(async () => ({ default: (await import('./MemberList.tsx')).MemberList }));
const InviteList = lazy(async () => ({ default: (await import('./InviteList.tsx')).InviteList }));

const views: Record<string, typeof MemberList> = { members: MemberList, invites: InviteList };

/** The bodies of the park, their members and applicants, and invitations. */
export function Component() {
  const [search] = useSearchParams();
  const View = views[search.get('view') ?? ''] ?? OrganizationList;
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
