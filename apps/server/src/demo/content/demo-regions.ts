import { readDemoJson } from './read-demo-data.ts';

export interface DemoRegion {
  regionId: string;
  name: string;
  kind: string;
  parentId: string | null;
  sort: number;
}

export const demoRegions = readDemoJson<DemoRegion[]>('regions.json');
