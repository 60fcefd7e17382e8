import type { EndpointMap } from '@portal/contract/endpoint-map';

export const listsKey = 'GET /api/baseInfoManage/dictionary/queryLists';
export const entriesKey = 'GET /api/baseInfoManage/dictionary/queryEntries';

export type DictionaryList = EndpointMap[typeof listsKey]['output'][number];

const tagList = 'TAG';
const regionList = 'REGION';

/** The list that holds the parents of each list's entries. */
const parentLists: Record<string, string> = {
  [regionList]: regionList,
};

export const parentListOf = (list: string): string | undefined => parentLists[list];
export const hasGroup = (list: string): boolean => list === tagList || list === regionList;
export const isTree = (list: string): boolean => parentLists[list] === list;
