import { readDemoJson } from './read-demo-data.ts';

export interface DemoRegion {
  regionId: string;
  name: string;
  kind: string;
  parentId: string | null;
  sort: number;
}

export interface DemoUnit {
  key: string;
  floor: number;
  no: string;
  /** Hundredths of a square metre. */
  areaX100: number;
  use: string;
  rentFenPerM2Month: number;
  propertyFeeFenPerM2Month: number;
  state: string;
  enterpriseKey: string | null;
}

export interface DemoBuilding {
  key: string;
  name: string;
  kind: string;
  address: string;
  regionId: string;
  areaX100: number;
  floors: number;
  intro: string;
  facilities: string[];
  managerName: string;
  managerPhone: string;
  motif: string;
  units: DemoUnit[];
}

export const demoRegions = readDemoJson<DemoRegion[]>('regions.json');
export const demoBuildings = readDemoJson<DemoBuilding[]>('buildings.json');
