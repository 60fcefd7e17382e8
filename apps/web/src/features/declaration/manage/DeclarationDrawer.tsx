import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { DeclarationReview } from './DeclarationReview.tsx';

/** Drawer with an application. */
export function DeclarationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/policyManage/declaration/queryManageDetail', { id });
  const declaration = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={declaration ? <Written>{declaration.enterpriseName}</Written> : m.declaration_one()}
      closeLabel={m.act_close()}
    >
      <Answered of={answer}>{(row) => <DeclarationReview key={row.version} declaration={row} />}</Answered>
    </Drawer>
  );
}
