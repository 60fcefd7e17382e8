import type { Db } from '../database/database.ts';
import type { EntityTable } from '../database/versioned.ts';
import { type MoveSource, moveState } from './move-state.ts';
import { nextState, type Transitions } from './transitions.ts';

interface Fired<Row, State extends string, Event extends string> {
  event: Event;
  /** Other columns that change, if they depend on it by the state that the event leads to. */
  set?: Partial<Row> | ((to: State) => Partial<Row>);
  reason?: string | undefined;
}

/**
 * Returns the function that fires events on locked rows of a table, as the entity's lifecycle allows: state, columns,
 * version and log row. Cases, messages and other rows are up to the feature. The function throws 500012 for an event
 * that the state doesn't allow.
 *
 * `logged` is the content logged of the row before and after; by default the changed columns.
 */
export const mover =
  <Table extends EntityTable, State extends string, Event extends string>(
    { entity, transitions }: { entity: string; transitions: Transitions<State, Event> },
    table: Table,
    logged?: (row: Table['$inferSelect']) => unknown,
  ) =>
  (
    tx: Db,
    ctx: MoveSource,
    row: Table['$inferSelect'] & { id: string; status: State },
    { event, set = {}, reason }: Fired<Table['$inferSelect'], State, Event>,
  ): Promise<Table['$inferSelect']> => {
    const status = nextState(transitions, row.status, event);
    const columns = typeof set === 'function' ? set(status) : set;
    return moveState(tx, ctx, table, row, {
      entity,
      event,
      set: { ...columns, status },
      ...(logged && { logged }),
      reason,
    });
  };
