import type { CollectTargetType, QueueKind, WorkFigure } from '@portal/contract/kinds';
import type { CollectWords, FeatureWords, FigureWords, QueueWords } from '../feature/words.ts';

const modules = Object.values(
  import.meta.glob<FeatureWords>('./*/*.words.ts', { eager: true, import: 'words' }),
);

/** The operators' work queue, collected from every feature; a test checks that no kind is missing, here and below. */
export const queueWords: Record<QueueKind, QueueWords> = Object.assign(
  {},
  ...modules.map(({ queue }) => queue),
);

/** Everything that can be added to a collection. */
export const collectWords: Record<CollectTargetType, CollectWords> = Object.assign(
  {},
  ...modules.map(({ collect }) => collect),
);

/** The figures on an operator's first page. */
export const figureWords: Record<WorkFigure, FigureWords> = Object.assign(
  {},
  ...modules.map(({ figures }) => figures),
);
