import { lazy } from 'react';

// What the page of the desk shows beside the board.
export const TicketList = lazy(async () => ({
  default: (await import('../manage/TicketList.tsx')).TicketList,
}));
export const AssetList = lazy(async () => ({ default: (await import('../manage/AssetList.tsx')).AssetList }));
