import type { RemovalUses } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { type ComponentType, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { RadioGroup } from '../../ui/radio-group/RadioGroup.tsx';
import { Answered } from '../account/Answered.tsx';
import { useQueryOf } from '../account/use-query-of.ts';
import { CloseForm, OpenForm } from './ClosingForm.tsx';
import { MergeForm } from './MergeForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import type { DecisionProps, RemovalDialogProps } from './removal-props.ts';
import { UsesTable } from './UsesTable.tsx';

/** Shows what refers to a thing, and what can be done about it. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { entity, id } = props;
  const answer = useQueryOf('GET /api/serviceManage/removal/queryUses', { entity, id });
  return <Answered of={answer}>{(uses) => <Decision {...props} found={uses} />}</Answered>;
}

const wayNames = {
  remove: m.act_delete,
  merge: m.removal_merge,
  close: m.removal_close,
  open: m.removal_open_again,
};
type Way = keyof typeof wayNames;

const forms: Record<Way, ComponentType<DecisionProps>> = {
  remove: RemoveForm,
  merge: MergeForm,
  close: CloseForm,
  open: OpenForm,
};

/** What can be done with a thing, what fits best first. */
function waysOf({ canRemove, canMerge, canClose, closedFrom }: RemovalUses): Way[] {
  const offered: Record<Way, boolean> = {
    remove: canRemove,
    merge: canMerge && !canRemove,
    close: canClose && closedFrom === null,
    open: closedFrom !== null,
  };
  return (Object.keys(offered) as Way[]).filter((way) => offered[way]);
}

function Decision({ found, ...props }: RemovalDialogProps & { found: RemovalUses }) {
  const offered = waysOf(found);
  const [chosen, setChosen] = useState(offered[0]);
  if (chosen === undefined)
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
  const Form = forms[chosen];
  const ways = offered.length > 1 && (
    <RadioGroup
      label={m.removal_ways()}
      options={offered.map((way) => ({ value: way, text: wayNames[way]() }))}
      value={chosen}
      onChange={(way) => setChosen(way as Way)}
    />
  );
  return <Form {...props} found={found} ways={ways} />;
}
