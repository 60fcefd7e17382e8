import type { HelperTarget } from '@portal/contract/candidate/terms';
import type { Db } from '../platform/database/database.ts';

/** The project that needs help. */
interface HelpedProject {
  title: string;
  body: string;
  categoryCode: string;
  enterpriseId: string;
}

/** An offer that could help a project, with what it is compared by. */
export interface Helper {
  id: string;
  /** The enterprise that offers it, whose industries count; null if the park does. */
  enterpriseId: string | null;
  text: string;
  /** Industries that an offer of the park is for; none if it has no industry. */
  categories: readonly string[];
  /** Price in fen per unit; null if by agreement. */
  price: { from: number; to: number; unit: string } | null;
}

/** A helper as it is listed with a project. */
export interface ListedHelper {
  id: string;
  title: string;
  note: string;
  path: string;
}

/** A kind of offer that supports projects without being a partner. */
export interface HelperSource {
  kind: HelperTarget;
  /** Finds by index what suits the project on that day, in a bounded number. */
  find(db: Db, project: HelpedProject, today: string): Promise<Helper[]>;
  /** Reads those that are still offered. */
  read(db: Db, ids: readonly string[]): Promise<ListedHelper[]>;
}
