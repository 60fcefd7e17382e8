import { manageCards } from '../../manage-cards.ts';
import { Workbench } from '../Workbench.tsx';

/** The first page of every operator: to-do items, work in progress, news. */
export function Component() {
  return <Workbench cards={manageCards} />;
}
