import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Answers } from '../account/Answers.tsx';
import { RecommendView } from '../account/RecommendView.tsx';

/** Drawer with a recommendation of the user's own project: match, answer and available actions. */
export function RecordDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/matchManage/recommend/queryDetail', { id });
  const row = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={row ? <Written>{row.title}</Written> : m.match_record_title()}
      closeLabel={m.act_close()}
      actions={row && row.actions.length > 0 && <Answers recommend={row} />}
    >
      <Answered of={answer}>{(recommend) => <RecommendView recommend={recommend} untitled />}</Answered>
    </Drawer>
  );
}
