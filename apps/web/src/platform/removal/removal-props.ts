import type { RemovableEntity } from '@portal/contract/removal/manage';
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
