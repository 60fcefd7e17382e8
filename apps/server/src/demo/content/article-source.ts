import type { Motif, Palette } from '@portal/illustration';
import type { Block } from './block.ts';

export type ArticleColumn = 'INDUSTRY' | 'NOTICE' | 'PARK' | 'STYLE' | 'SAFETY';
export type ArticleLevel = 'NORMAL' | 'IMPORTANT' | 'URGENT';

/** A file to build: sheets have a header and rows, documents have blocks. */
export type AttachmentSpec =
  | { kind: 'xlsx'; name: string; note?: string; head: string[]; rows: string[][] }
  | { kind: 'docx' | 'pdf'; name: string; note?: string; blocks: Block[] };

interface ArticleAction {
  kind: string;
  url: string;
  label: string;
}

/** An article in the data files; `daysAgo` counts from the date the texts were written for. */
export interface ArticleSource {
  key: string;
  title: string;
  subtitle?: string;
  summary: string;
  source: string;
  author: string;
  daysAgo: number;
  tags: string[];
  motif: Motif;
  /** Set if the text names a colour; otherwise one that suits the motif is used. */
  palette?: Palette;
  body: Block[];
  attachments?: AttachmentSpec[];
  /** Days named in the texts, counted from publication. */
  dates?: { text: string; format: string; offsetDays: number }[];
  level?: ArticleLevel;
  issueNo?: string;
  needReceipt?: boolean;
  validDays?: number;
  action?: ArticleAction;
  category?: string;
  /** Key of the enterprise a story of the STYLE column portrays. */
  enterpriseKey?: string;
}

export interface ArticleTranslation {
  lang: 'en' | 'es' | 'ja';
  title: string;
  summary: string;
  body: Block[];
}

export interface DemoArticle {
  id: string;
  key: string;
  column: ArticleColumn;
  title: string;
  subtitle: string | null;
  summary: string;
  body: Block[];
  source: string;
  author: string;
  /** Names of tags from `demoTags`. */
  tags: string[];
  motif: Motif;
  palette?: Palette | undefined;
  status: 'PUBLISHED' | 'SCHEDULED' | 'EXPIRED';
  /** Epoch milliseconds; in the future for a scheduled article. */
  publishAt: number;
  /** Epoch milliseconds; in the past only if the status is EXPIRED. */
  expireAt: number | null;
  level: ArticleLevel;
  pinned: boolean;
  needReceipt: boolean;
  issueNo: string | null;
  category: string | null;
  action: ArticleAction | null;
  enterpriseKey: string | null;
  attachments: AttachmentSpec[];
  translations: ArticleTranslation[];
  views: number;
}
