import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel/Panel.tsx';
import pageStyles from '../editor/ArticlePage.module.css';
import editorStyles from '../editor/Editor.module.css';

/** Explains how a story is published, in the column next to the text. */
export function StoryAside({ children }: { children?: ReactNode }) {
  return (
    <aside className={pageStyles.side} aria-label={m.story_how()}>
      {children}
      <Panel title={m.story_how()} ground="quiet">
        <p className={editorStyles.hint}>{m.story_how_text()}</p>
      </Panel>
    </aside>
  );
}
