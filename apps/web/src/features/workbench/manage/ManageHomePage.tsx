import { manageCards } from '../../manage-cards.ts';
import { Workbench } from '../Workbench.tsx';

/** The first page of every operator: what waits for them, what is in progress, what is new. */
export function Component() {
  return <Workbench cards={manageCards} />;
}
