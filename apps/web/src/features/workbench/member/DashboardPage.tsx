import { Workbench } from '../Workbench.tsx';
import { DayNote } from './DayNote.tsx';
import { memberCards } from './member-cards.ts';
import { QuickEntries } from './QuickEntries.tsx';

/** The first page of every member: what waits for him, what is under way, what is new. */
export function Component() {
  return <Workbench cards={memberCards} note={<DayNote />} actions={<QuickEntries />} />;
}
