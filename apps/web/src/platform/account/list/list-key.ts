import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { GetKey } from '../use-query-of.ts';

/** The answer of every list, with the number of rows per tab if it has tabs. */
export interface ListAnswer<Row> {
  rows: Row[];
  total: number;
  totalIsExact: boolean;
  counts?: Readonly<Record<string, number>>;
}

/** Endpoints that answer with a page of rows. */
export type ListKey = {
  [Key in GetKey]: EndpointMap[Key]['output'] extends Omit<ListAnswer<unknown>, 'counts'> ? Key : never;
}[GetKey];

export type RowOf<Key extends ListKey> = EndpointMap[Key]['output'] extends { rows: (infer Row)[] }
  ? Row
  : never;
