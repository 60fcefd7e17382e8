import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

/** Tabs of the user's own lists: posts, comments, job posts and applications. */
export const OwnTabs = ({ current }: { current: 'posts' | 'comments' | 'recruits' | 'applications' }) => (
  <TabLinks
    label={m.community_own_posts()}
    currentKey={current}
    items={[
      { key: 'posts', href: paths.ownPosts(), text: m.community_posts() },
      { key: 'comments', href: paths.ownPosts({ view: 'comments' }), text: m.community_own_comments() },
      { key: 'recruits', href: paths.ownPosts({ view: 'recruits' }), text: m.recruit_tab_recruits() },
      {
        key: 'applications',
        href: paths.ownPosts({ view: 'applications' }),
        text: m.recruit_tab_applications(),
      },
    ]}
  />
);
