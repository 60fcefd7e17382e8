import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';

/** Posts, comments and accepted answers in the community, month by month. */
export function CommunityCard() {
  return (
    <ChartCard
      chart="community"
      title={m.community_chart()}
      href={paths.managePosts({ state: 'SHOWN' })}
      by={m.field_month()}
      series={[
        { of: 'posts', name: m.community_posts(), look: 'full', text: String },
        { of: 'comments', name: m.community_own_comments(), look: 'hatched', text: String },
        { of: 'accepted', name: m.community_accepted_short(), text: String },
      ]}
    />
  );
}
