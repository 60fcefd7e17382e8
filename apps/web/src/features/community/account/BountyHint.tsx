import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';

/** The asker's points: balance, escrow, and what is left. */
export function BountyHint() {
  const points = Number(useWatch({ name: 'question.bountyPoints' }) ?? 0);
  const { data } = useQueryOf('GET /api/pointsManage/points/queryBalance', {}, { quiet: true });
  if (!data) return null;
  return (
    <Facts
      layout="row"
      facts={[
        { name: m.community_points_now(), value: data.balance },
        { name: m.points_bounty_out(), value: points === 0 ? 0 : `−${points}` },
        { name: m.community_points_then(), value: data.balance - points },
      ]}
    />
  );
}
