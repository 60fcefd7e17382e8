import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { uploadsReady } from '../../../platform/form/uploads-ready.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import type { SaveState } from './autosaver.ts';
import type { Autosave } from './use-autosave.ts';

function stateText(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return m.editing_saved_at({ time: formatDate(state.at, 'HH:mm') });
    case 'saving':
      return m.editing_saving();
    case 'unsaved':
      return m.editing_unsaved();
    case 'conflict':
    case 'failed':
      return '';
  }
}

interface EditorBarProps {
  autosave: Autosave;
  busy: boolean;
  onSubmit: () => Promise<void>;
  /** Further buttons, between save and submit. */
  children: ReactNode;
}

/** Shows the state of saving, and submits the article. */
export function EditorBar({ autosave, busy, onSubmit, children }: EditorBarProps) {
  const { state, save } = autosave;
  const [isWaiting, setIsWaiting] = useState(false);
  const submit = async () => {
    setIsWaiting(true);
    const isComplete = await uploadsReady();
    setIsWaiting(false);
    if (isComplete) await onSubmit();
  };
  return (
    <SaveBar saved={stateText(state)} notice={<Hindrance autosave={autosave} />}>
      <Button busy={state.kind === 'saving'} onClick={() => void save()}>
        {m.editing_save()}
      </Button>
      {children}
      <Button variant="main" busy={busy || isWaiting} onClick={() => void submit()}>
        {m.editing_event_submit()}
      </Button>
    </SaveBar>
  );
}

/** Why the text cannot be saved, and how to go on. */
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
