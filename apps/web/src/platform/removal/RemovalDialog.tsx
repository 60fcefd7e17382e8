import type { RemovalUses } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Answered } from '../account/Answered.tsx';
import { useQueryOf } from '../account/use-query-of.ts';
import { MergeForm } from './MergeForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import type { RemovalDialogProps } from './removal-props.ts';
import { UsesTable } from './UsesTable.tsx';

/** Shows what refers to a thing, and what can be done about it. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { entity, id } = props;
  const answer = useQueryOf('GET /api/serviceManage/removal/queryUses', { entity, id });
  return <Answered of={answer}>{(uses) => <Decision {...props} found={uses} />}</Answered>;
}

function Decision({ found, ...props }: RemovalDialogProps & { found: RemovalUses }) {
  if (found.canRemove) return <RemoveForm {...props} name={found.name} />;
  if (found.canMerge) return <MergeForm {...props} found={found} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={m.removal_title({ name: found.name })}
      closeLabel={m.act_close()}
      size="medium"
    >
      <UsesTable uses={found.uses} />
      <p>{m.removal_used_only()}</p>
    </Dialog>
  );
}
