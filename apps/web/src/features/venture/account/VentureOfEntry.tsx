import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Navigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { VentureForm } from './VentureForm.tsx';

interface VentureOfEntryProps {
  entryId: string;
  onClose: () => void;
}

/** Creates a venture from a contest entry; if it exists already, it opens instead. */
export function VentureOfEntry({ entryId, onClose }: VentureOfEntryProps) {
  const answer = useQueryOf('GET /api/financeManage/venture/queryOfEntry', { id: entryId });
  const said = answer.data;
  if (said?.ventureId) return <Navigate to={paths.ownVenture(said.ventureId)} replace />;
  if (said) return <VentureForm venture={null} of={{ ...said, entryId }} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.venture_publish()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}
