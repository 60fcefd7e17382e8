import type { Motif } from '@portal/illustration';
import type { Block } from './block.ts';
import { readDemoJson } from './read-demo-data.ts';

export interface DemoPage {
  key: string;
  title: string;
  summary: string;
  motif: Motif;
  sections: { id: string; heading: string; blocks: Block[] }[];
}

export interface RegistrationGuide extends DemoPage {
  steps: { no: number; name: string; duration: string; text: string; tip: string }[];
  /** `template` is the name of a file that `registrationTemplate` describes. */
  materials: {
    code: string;
    name: string;
    required: boolean;
    format: string;
    note: string;
    template?: string;
  }[];
  faq: { q: string; a: string }[];
}

interface DemoPages {
  'about-us': DemoPage;
  'registration-guide': RegistrationGuide;
  accessibility: DemoPage;
  privacy: DemoPage;
}

export const demoPages = readDemoJson<DemoPages>('content/about.json');
