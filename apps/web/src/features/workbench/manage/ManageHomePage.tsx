import { manageCards } from '../../manage-cards.ts';
import { Workbench } from '../Workbench.tsx';

/** The first page of every operator: what waits for him, what is under way, what is new. */
export function Component() {
  return <Workbench cards={manageCards} />;
}
