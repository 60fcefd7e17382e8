import { lazy } from 'react';

// The desk's other pages, which replace the board.
export const TicketList = lazy(async () => ({
  default: (await import('../manage/TicketList.tsx')).TicketList,
}));
export const AssetList = lazy(async () => ({ default: (await import('../manage/AssetList.tsx')).AssetList }));
