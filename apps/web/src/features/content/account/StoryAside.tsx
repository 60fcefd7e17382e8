import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** Explains how a story is published, in the column next to the text. */
export function StoryAside({ children }: { children?: ReactNode }) {
  return (
    <Stack as="aside" gap={20} aria-label={m.story_how()}>
      {children}
      <Panel title={m.story_how()} ground="quiet">
        <Text tone="faint" size="note" leading="list">
          {m.story_how_text()}
        </Text>
      </Panel>
    </Stack>
  );
}
