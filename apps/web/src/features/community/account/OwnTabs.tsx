import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

/** The two lists of what somebody has written, and how they are called. */
export const OwnTabs = ({ current }: { current: 'posts' | 'comments' }) => (
  <TabLinks
    label={m.community_own_posts()}
    currentKey={current}
    items={[
      { key: 'posts', href: paths.ownPosts(), text: m.community_posts() },
      { key: 'comments', href: paths.ownPosts({ view: 'comments' }), text: m.community_own_comments() },
    ]}
  />
);
