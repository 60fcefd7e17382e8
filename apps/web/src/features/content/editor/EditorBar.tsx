import * as m from '@portal/texts/messages';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { savedText } from '../../../platform/display/saved-text.ts';
import type { BarStatus } from '../../../ui/action-bar/ActionBar.tsx';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { SaveState } from './autosaver.ts';
import type { Autosave } from './use-autosave.ts';

function statusOf(state: SaveState): BarStatus {
  switch (state.kind) {
    case 'saved':
      return { kind: 'saved', text: savedText(state.at) };
    case 'saving':
      return { kind: 'saving', text: m.act_saving() };
    case 'unsaved':
    case 'conflict':
    case 'failed':
      return { kind: 'unsaved', text: m.act_unsaved() };
  }
}

interface EditorBarProps {
  autosave: Autosave;
  acts: readonly BarAct[];
}

/** The action bar of an editor with autosave. */
export function EditorBar({ autosave, acts }: EditorBarProps) {
  const { state, save } = autosave;
  const saving: BarAct = {
    key: 'save',
    text: m.act_save(),
    busy: state.kind === 'saving',
    onPress: () => void save(),
  };
  return (
    <PageActs acts={[saving, ...acts]} status={statusOf(state)} notice={<Hindrance autosave={autosave} />} />
  );
}

/** Why the text cannot be saved, and how to continue. */
function Hindrance({ autosave: { state, catchUp } }: Pick<EditorBarProps, 'autosave'>) {
  if (state.kind === 'conflict')
    return (
      <Alert
        kind="error"
        announce
        title={m.editing_conflict_title()}
        action={<Button onClick={() => void catchUp()}>{m.editing_conflict_merge()}</Button>}
      >
        {m.editing_conflict()}
      </Alert>
    );
  if (state.kind === 'failed')
    return (
      <Alert kind="error" announce title={m.editing_save_failed()}>
        {state.said}
      </Alert>
    );
  return null;
}
