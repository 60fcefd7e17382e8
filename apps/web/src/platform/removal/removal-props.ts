import type { RemovableEntity, RemovalUses } from '@portal/contract/removal/manage';
import type { ReactNode } from 'react';
import type { GetKey } from '../account/use-query-of.ts';

export interface RemovalProps {
  entity: RemovableEntity;
  id: string;
  version: number;
  /** Lists that show it; not its own detail, which is gone afterwards. */
  invalidates: readonly GetKey[];
  /** Called when it is gone. */
  onGone: () => void;
}

export interface RemovalDialogProps extends RemovalProps {
  onClose: () => void;
}

/** A form of one thing that can be done, under the choice between them. */
export interface DecisionProps extends RemovalDialogProps {
  found: RemovalUses;
  ways: ReactNode;
}
