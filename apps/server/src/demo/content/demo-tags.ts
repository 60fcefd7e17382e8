import { readDemoJson } from './read-demo-data.ts';

export interface DemoTag {
  key: string;
  name: string;
  group: string;
}

export const demoTags = readDemoJson<DemoTag[]>('content/tags.json');
